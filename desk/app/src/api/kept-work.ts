import type { EnquiryRow, EnquiryWhole, Page } from '@old/contract/desk/answers';
import type { Work } from '@old/contract/desk/work';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

export type KeptList = InfiniteData<Page<EnquiryRow>, string | null>;

/** Changes rows in every list that is kept; what did not change stays the same object, so nothing draws anew. */
export function editRows(
  client: QueryClient,
  edit: (row: EnquiryRow) => EnquiryRow,
  ids: ReadonlySet<string>,
): void {
  client.setQueriesData<KeptList>({ queryKey: queryKeys.lists }, (list) => {
    if (!list) return list;
    const isTouched = ({ rows }: Page<EnquiryRow>) => rows.some(({ id }) => ids.has(id));
    if (!list.pages.some(isTouched)) return list;
    const edited = (row: EnquiryRow) => (ids.has(row.id) ? edit(row) : row);
    const pages = list.pages.map((page) =>
      isTouched(page) ? { ...page, rows: page.rows.map(edited) } : page,
    );
    return { ...list, pages };
  });
}

/** Earlier due first, then earlier arrived: the order of the queues that are worked through. */
const isBefore = (one: EnquiryRow, other: EnquiryRow): boolean =>
  [one.dueAt, one.receivedAt, one.id].join() < [other.dueAt, other.receivedAt, other.id].join();

/**
 * Puts what arrived where it belongs; the answer is what is read now. What would stand beyond the last row
 * read comes with its page.
 */
export function insertRows(
  client: QueryClient,
  queryKey: QueryKey,
  rows: readonly EnquiryRow[],
): readonly EnquiryRow[] {
  const kept = client.setQueryData<KeptList>(queryKey, (list) => {
    if (!list) return list;
    const known = new Set(list.pages.flatMap((page) => page.rows).map(({ id }) => id));
    const left = rows.filter(({ id }) => !known.has(id));
    const pages = list.pages.map((page, at) => {
      const end = page.rows.at(-1);
      const isLast = at === list.pages.length - 1 && page.next === null;
      const own = left.filter((row) => isLast || (end !== undefined && isBefore(row, end)));
      for (const row of own) left.splice(left.indexOf(row), 1);
      if (own.length === 0) return page;
      const all = [...page.rows, ...own].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
      return { ...page, rows: all };
    });
    return { ...list, pages };
  });
  return kept?.pages.flatMap((page) => page.rows) ?? [];
}

/** What is true of an enquiry's work now, wherever it is shown. An older truth never covers a newer one. */
export function keepWork(client: QueryClient, id: string, work: Work, isCertain = true): void {
  const edit = <Kept extends Work>(kept: Kept): Kept =>
    isCertain && work.version < kept.version ? kept : { ...kept, ...work };
  editRows(client, edit, new Set([id]));
  client.setQueryData<EnquiryWhole>(queryKeys.enquiry(id), (kept) => kept && edit(kept));
}

const workFields = {
  version: true,
  state: true,
  ownerId: true,
  closeReason: true,
  snoozedUntil: true,
  warnAt: true,
  dueAt: true,
  firstAnsweredAt: true,
  askedAgainAt: true,
  firstDueAt: true,
} satisfies Record<keyof Work, true>;

/** The work of a row, without what else the row says. */
export const workIn = (row: Work): Work =>
  Object.fromEntries(
    (Object.keys(workFields) as (keyof Work)[]).map((name) => [name, row[name]]),
  ) as unknown as Work;
