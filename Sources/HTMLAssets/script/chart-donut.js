charts.donut = (question, result, width) => drawRing(question, result, width, 0.58, word("donut_chart"));
