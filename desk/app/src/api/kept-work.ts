import type { EnquiryRow, EnquiryWhole, Page } from '@studio/contract/desk/answers';
import type { Work } from '@studio/contract/desk/work';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
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
