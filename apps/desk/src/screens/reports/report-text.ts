import type { Reports } from '@studio/contract/desk/reports';
import { formatDuration } from '#parts/format-time.ts';
import { closeReasonText } from '#parts/work-text.ts';

const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.ceil(sorted.length * share) - 1];

/** From ten replies on: "nine of ten" would mean nothing for fewer. */
const NINE_OF_TEN_FROM = 10;

/** The heading of the chart, for all weeks together. */
export function headline({ weeks }: Reports): string {
  const all = weeks.flatMap(({ answersMs }) => answersMs).toSorted((a, b) => a - b);
  const half = quantile(all, 0.5);
  if (half === undefined) return 'No enquiry was answered in these weeks.';
  const most = all.length < NINE_OF_TEN_FROM ? undefined : quantile(all, 0.9);
  const nine = most === undefined ? '' : `, nine of ten within ${formatDuration(most)}`;
  return `Half were answered within ${formatDuration(half)}${nine}.`;
}

export function lateText({ weeks, targetMs }: Reports): string {
  const sum = (of: (week: Reports['weeks'][number]) => number) =>
    weeks.reduce((total, week) => total + of(week), 0);
  const [late, answered, waiting] = [
    sum((w) => w.late),
    sum((w) => w.answered),
    sum((w) => w.waiting),
  ];
  const promise = formatDuration(targetMs).replace(/\u00A000$/u, '');
  return `${late} of ${answered + waiting} were not answered within the promised ${promise}; ${waiting} have no answer. Each mark is one answer.`;
}

const outcomes: Readonly<Record<string, string>> = {
  ...closeReasonText,
  answered: 'Answered, open',
  waiting: 'Waiting for them',
  'to-answer': 'To answer',
};

export const outcomeText = (name: string): string => outcomes[name] ?? name;

const countries = new Intl.DisplayNames('en', { type: 'region' });
export const countryText = (code: string): string =>
  /^[A-Z]{2}$/u.test(code) ? (countries.of(code) ?? code) : 'Unknown country';
