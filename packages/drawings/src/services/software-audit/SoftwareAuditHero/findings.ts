/** What the survey found, from the mast to the keel: the harm as a share, the place on the ship's sheet. */
export const findings = [
  { n: 1, name: 'expired key', harm: 0.4, x: 268, y: 62 },
  { n: 2, name: 'keyboard trap', harm: 0.45, x: 280, y: 226 },
  { n: 3, name: 'shared login', harm: 0.7, x: 134, y: 332 },
  { n: 4, name: 'untried backup', harm: 0.85, x: 320, y: 390 },
  { n: 5, name: 'slow engine', harm: 0.55, x: 226, y: 420 },
  { n: 6, name: 'holed library', harm: 1, x: 516, y: 424 },
] as const;

/** The crack in the hull. */
export const crack = 'M556 452l-16-14l-4 16l-18-16';
