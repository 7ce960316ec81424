export const place = {
  withArticle: (name: string) => `the ${name}`,
  city: (place: string) =>
    `The address was recognized as ${place}, so the rules of the state and of this place were applied where our data has them.`,
  cityOnly: (place: string) =>
    `The address was recognized as ${place}; it names no county that we know. State and city rules were applied where our data has them.`,
  county: (place: string) =>
    `The address was recognized as ${place}. A tax or fee of a city inside it may be missing from the figures.`,
  outsideCity: (city: string, place: string) =>
    `You said that the property lies outside the limits of ${city}. It was placed in ${place}, and no rule of that city was applied.`,
  state: (place: string) =>
    `Only the state, ${place}, was recognized, so the figures hold the state’s rules alone. Ask the settlement agent what the county and the city add.`,
  missing: {
    'state-unknown':
      'The address names no state that we recognize; the state used here was entered separately.',
    'post-office-box':
      'The address is a post office box; the figures are those of its post office, not of the property.',
    'zip-missing': 'The address has no ZIP code, so we could not check the place against it.',
    'zip-contradicts-state':
      'The ZIP code lies in another state than the one named; the state named was used.',
    'city-unknown': 'We did not recognize a city in the address.',
  },
  market: 'Market range',
};
