const answeredFor = { sample: false, owner: 'Head of rules', expires: '9999-01-01' };

/** The prices and durations of the valid pages. */
export const validFacts = {
  team: { about: 'Who works', unit: 'people', least: 2, most: 2, ...answeredFor },
  length: { about: 'How long it takes', unit: 'weeks', least: 2, most: 3, ...answeredFor },
  price: { about: 'What it costs', unit: 'USD', least: 4000, most: 6000, ...answeredFor },
};
