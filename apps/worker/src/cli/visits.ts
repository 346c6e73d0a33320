import type { NamedViews } from '@studio/contract/desk/visits';
import { StartupError } from '@studio/platform/process.ts';
import { readVisitWeek, type VisitWeek } from '@studio/visits/week.store.ts';
import { option, wanted, type Command } from './command.ts';

const NAME_IT = 'Name the week: intake visits --week 2026-W46.';

const titles: Readonly<Record<Exclude<keyof VisitWeek, 'forms'>, string>> = {
  sources: 'Where people came from',
  hosts: 'From which sites',
  campaigns: 'By which campaigns',
  entries: 'The pages they came to',
  pages: 'All pages',
  steps: 'From page to page',
  missing: 'Pages that were not found',
  words: 'Searched for and not found',
};

/** A sum that is too small to be shown. */
const HIDDEN = '–';

const columns = (count: number | string, more: string, name: string): string =>
  `${String(count).padStart(7)} ${more.padEnd(14)} ${name}`;

const table = (title: string, rows: readonly string[]): string =>
  `${title}\n${rows.length === 0 ? '      –' : rows.join('\n')}\n`;

const rowOf = ({ name, views, ahead }: NamedViews): string =>
  columns(views, ahead === 0 ? '' : `up to ${ahead} more`, name);

export const visits: Command = async ({ database: { db }, args }) => {
  const week = await readVisitWeek(db, wanted(option(args, 'week'), NAME_IT));
  if (!week) throw new StartupError([NAME_IT]);
  const { forms, ...rest } = week;
  const counted = Object.entries(rest).map(([name, rows]) =>
    table(titles[name as keyof typeof rest], rows.map(rowOf)),
  );
  const used = forms.map(({ page, opened, begun }) =>
    columns(opened ?? HIDDEN, `${begun ?? HIDDEN} begun`, page),
  );
  return [...counted, table('Forms that were opened', used)].join('\n');
};
