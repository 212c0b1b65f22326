// Every text of the survey is plain: one language, no places for answers.
const allTexts = (text) => [text];
