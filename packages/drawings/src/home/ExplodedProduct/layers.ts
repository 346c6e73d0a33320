/** The five layers of a product, from the top: its service group and the part it makes. */
export const LAYERS = [
  { name: 'Design', part: 'interface' },
  { name: 'Development', part: 'application' },
  { name: 'Optimization', part: 'test bed' },
  { name: 'Solutions', part: 'platforms' },
  { name: 'Consultancy', part: 'ground' },
] as const;

export const EXPLODED_LABEL =
  'Exploded drawing of a software product in five layers: design is the interface, development the ' +
  'application, optimization the test bed, solutions the platforms, consultancy the ground it stands on.';
