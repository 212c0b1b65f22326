// Nothing but counts and texts is ever shown.
const shownValue = (name, value) => value;
