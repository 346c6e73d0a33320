const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface LocalTime {
  readonly weekday: string;
  readonly sinceMidnightMs: number;
}

function localTime(at: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const seconds = Number(valueOf('minute')) * 60 + Number(valueOf('second'));
  const sinceMidnightMs =
    Number(valueOf('hour')) * HOUR_MS + seconds * 1_000 + at.getUTCMilliseconds();
  return { weekday: valueOf('weekday'), sinceMidnightMs };
}

/**
 * The moment by which somebody has had a whole working day, Monday to Friday in the company's zone.
 * What comes at the weekend has all of Monday. Where a clock change lies between, it is an hour off.
 */
export function workingDayAfter(at: Date, timeZone: string): Date {
  const { weekday, sinceMidnightMs } = localTime(at, timeZone);
  const tomorrow = at.getTime() - sinceMidnightMs + DAY_MS;
  switch (weekday) {
    case 'Fri':
      return new Date(at.getTime() + 3 * DAY_MS);
    case 'Sat':
      return new Date(tomorrow + 2 * DAY_MS);
    case 'Sun':
      return new Date(tomorrow + DAY_MS);
    default:
      return new Date(at.getTime() + DAY_MS);
  }
}
