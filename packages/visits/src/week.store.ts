import type { NamedViews, Step } from '@studio/contract/desk/visits';
import { readPeriod } from '@studio/contract/desk/visit-period';
import type { Db } from '@studio/enquiries/database/db.ts';
import { countsOf, forms, isShown, shown } from './counts.store.ts';

/** Undefined if the sum is too small to be shown. */
export interface FormUse {
  readonly page: string;
  readonly opened: number | undefined;
  readonly begun: number | undefined;
}

export interface VisitWeek {
  readonly sources: readonly NamedViews[];
  readonly hosts: readonly NamedViews[];
  readonly campaigns: readonly NamedViews[];
  /** The pages that visitors entered at. */
  readonly entries: readonly NamedViews[];
  readonly pages: readonly NamedViews[];
  readonly steps: readonly NamedViews[];
  readonly forms: readonly FormUse[];
  readonly missing: readonly NamedViews[];
  readonly words: readonly NamedViews[];
}

const named = (rows: readonly Step[], nameOf: (step: Step) => string): NamedViews[] =>
  rows.map((step) => ({ name: nameOf(step), views: step.views, ahead: step.ahead }));

/** Undefined for an invalid week; a week is written as 2026-W46. */
export async function readVisitWeek(db: Db, week: string): Promise<VisitWeek | undefined> {
  const period = readPeriod(week);
  if (period?.kind !== 'week') return undefined;
  const counts = countsOf(db, period);
  const pages = await counts.pages();
  const begun = await counts.begun();
  const countIn = (rows: readonly NamedViews[], name: string): number | undefined =>
    rows.find((row) => row.name === name && isShown({ ...row, ahead: 0 }))?.views;
  return {
    sources: shown(await counts.sources()),
    hosts: shown(await counts.hosts()),
    campaigns: shown(await counts.campaigns()),
    entries: shown(await counts.entries()),
    pages: shown(pages),
    steps: shown(named(await counts.steps(), ({ from, to }) => `${from} > ${to}`)),
    forms: Object.entries(forms).map(([page, form]) => ({
      page,
      opened: countIn(pages, page),
      begun: countIn(begun, form),
    })),
    missing: shown(named(await counts.missing(), ({ from, to }) => `${to} from ${from}`)),
    words: await counts.words(),
  };
}
