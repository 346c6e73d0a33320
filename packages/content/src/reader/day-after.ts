/** The day that many days after a date, in the format of content files; in UTC, like the build. */
export const dayAfter = (date: Date, days: number): string =>
  new Date(date.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
