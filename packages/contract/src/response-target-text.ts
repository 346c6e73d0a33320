import { formatClockTime } from './format-date.ts';
import type { WorkingHours } from './working-hours.schema.ts';
import { weekdays } from './weekdays.ts';
import { minutesOf } from './working-time.ts';

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

function counted(count: number, unit: string): string {
  const number = numbers[count - 1] ?? String(count);
  return `${number} business ${unit}${count === 1 ? '' : 's'}`;
}

/** The target as text: in hours, and in days if they are whole. The last one is the shortest. */
export function targetText({ promise, opens, closes }: WorkingHours): [string, ...string[]] {
  const days = (promise * 60) / (minutesOf(closes) - minutesOf(opens));
  return [counted(promise, 'hour'), ...(Number.isInteger(days) ? [counted(days, 'day')] : [])];
}

const order = [...weekdays.slice(1), weekdays[0]];

/** “Monday to Friday”; days that do not follow each other are listed. */
function weekWords(week: WorkingHours['week']): string {
  const days = order.filter((day) => week.includes(day));
  const [first = '', last = first] = [days[0], days.at(-1)];
  const isOneStretch = order.join().includes(days.join());
  return isOneStretch && days.length > 2 ? `${first} to ${last}` : days.join(', ');
}

interface AnswerDay {
  /** “Mon”, or all days off with the same answer: “Sat, Sun”. */
  readonly sent: string;
  readonly by: string;
  readonly isOff: boolean;
}

/** The weekday by which an answer comes, for each weekday a message may be sent on. */
function answerDays({ week, promise, opens, closes }: WorkingHours): AnswerDay[] {
  const days = Math.ceil((promise * 60) / (minutesOf(closes) - minutesOf(opens)));
  const short = (day: string): string => day.slice(0, 3);
  /** Longer targets work too: the week is repeated as often as needed. */
  const byOf = (sent: number): string => {
    let [left, at] = [days, sent];
    while (left > 0) {
      at = (at + 1) % order.length;
      if (week.includes(order[at] ?? 'Monday')) left -= 1;
    }
    return short(order[at] ?? '');
  };
  const all = order.map((day, i) => ({ day, by: byOf(i), isOff: !week.includes(day) }));
  const off = Map.groupBy(
    all.filter(({ isOff }) => isOff),
    ({ by }) => by,
  );
  return [
    ...all
      .filter(({ isOff }) => !isOff)
      .map(({ day, by }) => ({ sent: short(day), by, isOff: false })),
    ...[...off].map(([by, together]) => ({
      sent: together.map(({ day }) => short(day)).join(', '),
      by,
      isOff: true,
    })),
  ];
}

/** When a sender gets an answer, and in which hours that is counted. */
export interface Answering {
  /** “within one business day” */
  readonly within: string;
  /** “Monday to Friday, 9:30 a.m. to 5:30 p.m. India Standard Time” */
  readonly hours: string;
  readonly days: readonly AnswerDay[];
}

const withinWords = (hours: WorkingHours): string => `within ${targetText(hours).at(-1) ?? ''}`;

/** The sentence in mails, in the words of the pages. */
export const targetSentence = (hours: WorkingHours): string => `We answer ${withinWords(hours)}.`;

/** “9:30 a.m.” for 09:30. */
const onClock = (time: string): string => formatClockTime(`1970-01-01T${time}:00Z`);

export function responseTimeText(hours: WorkingHours): Answering {
  const { week, opens, closes, zone } = hours;
  const named = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return {
    within: withinWords(hours),
    hours: `${weekWords(week)}, ${onClock(opens)} to ${onClock(closes)} ${named?.value ?? zone}`,
    days: answerDays(hours),
  };
}
