// All texts of the survey are plain strings.
const textOf = (text) => text;
