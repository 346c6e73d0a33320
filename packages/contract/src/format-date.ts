/** “November 15, 2026”, the format of pages and mails. */
export const formatDay = (at: Date | string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(at));

/** “9:30 a.m.” Intl writes AM and PM after a narrow no-break space. */
export const formatClockTime = (at: Date | string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(new Date(at))
    .replace(/\s([AP])M$/u, (_, half: string) => ` ${half.toLowerCase()}.m.`);

/** “November 15, 2026 at 2:42 p.m. GMT+5:30”: a time always has its zone. */
export function formatDateTime(at: Date | string, timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName');
  return `${formatDay(at, timeZone)} at ${formatClockTime(at, timeZone)} ${zone?.value ?? timeZone}`;
}
