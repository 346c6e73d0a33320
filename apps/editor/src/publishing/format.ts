const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const clockOf = (at: string): string => clock.format(new Date(at));

/** “today 10:42” or “Fri, Nov 13, 16:05”, in the reader's own time. */
export function momentOf(at: string): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? `today ${clock.format(date)}` : `${day.format(date)}, ${clock.format(date)}`;
}

export const count = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

/** “Edith Varga and Paul Okafor” */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US').format([...new Set(names)]);

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
