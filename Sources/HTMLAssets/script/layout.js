const sections = survey.sections.map((section, index) => byId("s" + index));

// A section is there while one of its questions is asked, and on its own page.
function isAsked(place) {
  const { from, to } = survey.sections[place];
  return from === to ? !sectionShows[place] || sectionShows[place](state.answers) : shown.slice(from, to).some(Boolean);
}

function layOut() {
  sections.forEach((section, place) => {
    section.hidden = !isAsked(place) || !!survey.pages && place !== state.page;
  });
}
