import { DAY_MS } from '@studio/contract/zone-time';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** A non-breaking space, so that a duration stays on one line. */
const NBSP = '\u00A0';

/** "3 h 08", "45 min". */
export function formatDuration(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  if (minutes < 60) return `${minutes}${NBSP}min`;
  return `${Math.floor(minutes / 60)}${NBSP}h${NBSP}${String(minutes % 60).padStart(2, '0')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Creating a formatter costs a thousand times as much as using it. */
function format(zone: string, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${zone} ${name}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

export const formatTime = (at: Date, zone: string): string =>
  format(zone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
const formatWeekday = (at: Date, zone: string): string =>
  format(zone, 'weekday', { weekday: 'short' }).format(at);
export const formatDate = (at: Date, zone: string): string =>
  format(zone, 'date', { day: 'numeric', month: 'short' }).format(at);
const formatYear = (at: Date, zone: string): string =>
  format(zone, 'year', { year: 'numeric' }).format(at);
/** "Mon, Nov 16". */
export const formatDay = (at: Date, zone: string): string =>
  `${formatWeekday(at, zone)}, ${formatDate(at, zone)}`;

/** "Nov 13, 2027". */
export const formatFullDate = (at: Date, zone: string): string =>
  `${formatDate(at, zone)}, ${formatYear(at, zone)}`;

const dayOptions = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

function readDay(at: Date, zone: string): number {
  // "11/16/2026"
  const words = format(zone, 'day', dayOptions).format(at);
  const [month = 1, day, year = 0] = words.split('/').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const days = new Map<string, Map<number, number>>();
/**
 * The number of a day in the office's zone: moments of one day have the same. A list of ten thousand rows asks for
 * each, so it is cached per quarter of an hour: midnight is always on one.
 */
export function dayNumber(at: Date, zone: string): number {
  const known = days.get(zone) ?? new Map<number, number>();
  days.set(zone, known);
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const day = known.get(quarter) ?? readDay(at, zone);
  known.set(quarter, day);
  return day;
}

/** A moment near or far: "14:00", "tomorrow 10:31", "Fri 16:02", "Oct 12", "Oct 12, 2025". */
export function formatMoment(at: Date, now: Date, zone: string): string {
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (days === 0) return formatTime(at, zone);
  if (days === 1) return `tomorrow ${formatTime(at, zone)}`;
  if (Math.abs(days) < 7) return `${formatWeekday(at, zone)} ${formatTime(at, zone)}`;
  const isThisYear = formatYear(at, zone) === formatYear(now, zone);
  return isThisYear ? formatDate(at, zone) : formatFullDate(at, zone);
}
