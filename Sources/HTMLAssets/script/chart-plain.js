// Parts in written order with both figures, without a title.
const drawnParts = partsOf;
const shownFigures = (question, part) => bothFigures(part);
const chartTitle = () => null;
