const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Nov 15, 2026, the same wherever it is drawn: a sheet has no room for the whole month. */
export function formatDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}
