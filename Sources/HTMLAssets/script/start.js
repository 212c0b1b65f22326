// Begins the script; put in front of all slices.
