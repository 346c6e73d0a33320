/** The last cell of a title block: the day the whole page was last reviewed. */
export const revision = (reviewed: string, says: string) => ({
  term: 'rev',
  value: new Date(reviewed).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  says,
});
