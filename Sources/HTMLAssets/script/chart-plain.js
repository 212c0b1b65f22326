// Parts in written order with both figures.
const drawnParts = partsOf;
const shownFigures = (question, part) => bothFigures(part);
