import type { DecidedCount, OutcomeReport } from '@studio/contract/desk/outcome-report';
import { isDecided, type Value } from '@studio/contract/desk/outcome';
import type { CloseReason } from '@studio/contract/desk/work';

/** The parts of a closed enquiry that its report is computed from, without personal data. */
export interface Closed {
  /** The Monday of the week it was closed in, in the office's time zone. */
  readonly week: string;
  readonly reason: CloseReason;
  readonly why: string | null;
  readonly value: Value | null;
  /** The service whose page they came from; empty if none. */
  readonly service: string;
  readonly page: string;
}

const SHOWN = 50;

const countOf = (name: string, all: readonly Closed[]): DecidedCount => ({
  name,
  won: all.filter(({ reason }) => reason === 'won').length,
  lost: all.filter(({ reason }) => reason === 'lost').length,
});

/** Sorted by the number of decisions. */
function countBy(all: readonly Closed[], nameOf: (one: Closed) => string): DecidedCount[] {
  return [...Map.groupBy(all, nameOf)]
    .map(([name, ones]) => countOf(name, ones))
    .sort((a, b) => b.won + b.lost - (a.won + a.lost) || a.name.localeCompare(b.name))
    .slice(0, SHOWN);
}

const byCount = (
  one: { readonly count: number; readonly name: string },
  other: { readonly count: number; readonly name: string },
): number => other.count - one.count || one.name.localeCompare(other.name);

function reasonsOf(all: readonly Closed[]): OutcomeReport['reasons'] {
  return [...Map.groupBy(all, ({ reason }) => reason)].flatMap(([outcome, ones]) =>
    [...Map.groupBy(ones, ({ why }) => why ?? '')]
      .map(([name, { length: count }]) => ({ outcome, name, count }))
      .sort(byCount),
  );
}

function valuesOf(all: readonly Closed[]): OutcomeReport['values'] {
  const valued = all.flatMap(({ reason, value }) =>
    value && isDecided(reason) ? [{ outcome: reason, ...value }] : [],
  );
  return [...Map.groupBy(valued, ({ outcome, currency }) => `${outcome} ${currency}`).values()]
    .flatMap((ones) => {
      const [first] = ones;
      if (!first) return [];
      const amount = ones.reduce((sum, one) => sum + one.amount, 0);
      return [{ outcome: first.outcome, currency: first.currency, count: ones.length, amount }];
    })
    .sort(
      (one, other) =>
        other.outcome.localeCompare(one.outcome) || one.currency.localeCompare(other.currency),
    );
}

/** `weeks` are all Mondays of the period, also of weeks without a decision. */
export function outcomeReportOf(all: readonly Closed[], weeks: readonly string[]): OutcomeReport {
  const decided = all.filter(({ reason }) => isDecided(reason));
  return {
    weeks: weeks.map((week) =>
      countOf(
        week,
        decided.filter((one) => one.week === week),
      ),
    ),
    services: countBy(decided, ({ service }) => service),
    pages: countBy(decided, ({ page }) => page),
    outcomes: [...Map.groupBy(all, ({ reason }) => reason)]
      .map(([name, { length: count }]) => ({ name, count }))
      .sort(byCount),
    reasons: reasonsOf(all.filter(({ reason, why }) => why !== null || isDecided(reason))),
    values: valuesOf(all),
  };
}
