// The results right after submitting.
on.submit.push(drawResults);
