readers.short_text = readers.long_text = (question, value) => readScalar(value, (text) => text);
