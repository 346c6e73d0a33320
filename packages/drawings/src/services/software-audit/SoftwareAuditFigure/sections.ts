/** The parts of a finding, and how far down the sheet each is. */
export const sections = [
  { name: 'Place', says: 'file and line', y: 112 },
  { name: 'Check it yourself', says: 'steps to repeat', y: 208 },
  { name: 'Harm', says: 'what it can cost', y: 278 },
  { name: 'Smallest repair', says: 'a few lines', y: 336 },
  { name: 'Effort', says: 'in days', y: 398 },
] as const;
