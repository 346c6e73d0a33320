/** A day as content files write it, so many days from a date; UTC's, as the build's is. */
export const dayAfter = (date: Date, days: number): string =>
  new Date(date.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
