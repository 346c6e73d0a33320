/** Ten customers who paid, and which of them each channel reached. Every channel claims all of its own. */
export const reports = [
  { channel: 'search', met: [0, 1, 2, 4, 5, 7, 9] },
  { channel: 'social', met: [1, 2, 3, 5, 6, 8] },
  { channel: 'mail', met: [0, 2, 4, 6, 9] },
] as const;

export const customers = 10;
export const claimed = reports.reduce((sum, { met }) => sum + met.length, 0);

/** The first report that lists a customer; the customer's line runs from there to the till. */
export const firstMet = (customer: number): number =>
  reports.findIndex(({ met }) => met.some((each) => each === customer));
