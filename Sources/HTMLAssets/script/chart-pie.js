charts.pie = (question, result, width) => drawRing(question, result, width, 0, word("pie_chart"));
