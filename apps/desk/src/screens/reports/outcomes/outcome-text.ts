import {
  RATE_FROM,
  winRate,
  type DecidedCount,
  type OutcomeReport,
} from '@studio/contract/desk/outcome-report';
import { formatValue } from '#parts/work-text.ts';

type Counts = Pick<DecidedCount, 'won' | 'lost'>;

const totalOf = (rows: readonly Counts[]): Counts => ({
  won: rows.reduce((sum, { won }) => sum + won, 0),
  lost: rows.reduce((sum, { lost }) => sum + lost, 0),
});

/** "9 of 36, 25 %"; the percentage only if enough were decided. */
export function shareText({ won, lost }: Counts): string {
  const rate = winRate({ won, lost });
  const counts = `${won} of ${won + lost}`;
  return rate === undefined ? counts : `${counts}, ${rate}\u00A0%`;
}

export function headline(report: OutcomeReport): string {
  const { won, lost } = totalOf(report.weeks);
  if (won + lost === 0) return 'Nothing was won or lost in these weeks.';
  return `${won} of ${won + lost} decided ${won + lost === 1 ? 'enquiry was' : 'enquiries were'} won.`;
}

/** The rate, or why there is none. */
export function rateText(report: OutcomeReport): string {
  const rate = winRate(totalOf(report.weeks));
  const counted =
    'Only won and lost count as decided, in the week they were closed; all others are left out.';
  return rate === undefined
    ? `${counted} A percentage is shown from ${RATE_FROM} decided enquiries: fewer say more about chance than about us.`
    : `That is ${rate}\u00A0%. ${counted}`;
}

/** "Value of those won, where entered (2): EUR 84,000, CAD 61,500." Currencies are never added up. */
export function valuesText(report: OutcomeReport, outcome: 'won' | 'lost'): string | undefined {
  const own = report.values.filter((one) => one.outcome === outcome);
  if (own.length === 0) return undefined;
  const count = own.reduce((sum, one) => sum + one.count, 0);
  const sums = own.map(formatValue);
  return `Value of those ${outcome}, where entered (${count}): ${sums.join(', ')}. Currencies are not added up.`;
}
