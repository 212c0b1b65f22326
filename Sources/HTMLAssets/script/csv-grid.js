// A column a row.
csvColumns.grid = (question) => question.rows.map(({ id }) => [`${question.id}.${id}`, (answer) => own(answer, id)]);
