import type { EnquiryRow, EnquiryDetail, Page } from '@studio/contract/desk/responses';
import { matchesFilters, type ListFilters } from '@studio/contract/desk/list-filters';
import {
  isBefore,
  isInQueue,
  type QueueContext,
  type QueueName,
} from '@studio/contract/desk/queues';
import { workSchema, type Work } from '@studio/contract/desk/work';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listOf, queryKeys } from './query-keys.ts';

export type CachedList = InfiniteData<Page<EnquiryRow>, string | null>;

/** Changes rows in every cached list. Unchanged rows stay the same objects, so React does not render them again. */
export function editRows(
  client: QueryClient,
  edit: (row: EnquiryRow) => EnquiryRow,
  ids: ReadonlySet<string>,
): void {
  client.setQueriesData<CachedList>({ queryKey: queryKeys.lists }, (list) => {
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

/** Removes a row from every cached list and returns it, if a list had it. */
export function dropRow(client: QueryClient, id: string): EnquiryRow | undefined {
  let dropped: EnquiryRow | undefined;
  client.setQueriesData<CachedList>({ queryKey: queryKeys.lists }, (list) => {
    const own = list?.pages.flatMap(({ rows }) => rows).find((row) => row.id === id);
    if (!list || !own) return list;
    dropped = own;
    const pages = list.pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => row !== own),
    }));
    return { ...list, pages };
  });
  return dropped;
}

/**
 * Inserts rows where they belong in a cached list and returns its rows. A row whose place changed moves; a row that
 * belongs beyond the last fetched one comes with its page.
 */
export function insertRows(
  client: QueryClient,
  queue: QueueName,
  filters: ListFilters,
  rows: readonly EnquiryRow[],
): readonly EnquiryRow[] {
  const isAt = (one: EnquiryRow, other: EnquiryRow): boolean =>
    !isBefore(queue, one, other) && !isBefore(queue, other, one);
  const kept = client.setQueryData<CachedList>(queryKeys.list(queue, filters), (list) => {
    if (!list) return list;
    const known = new Map(list.pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
    const left = rows.filter((row) => {
      const before = known.get(row.id);
      return !before || (before.version < row.version && !isAt(before, row));
    });
    if (left.length === 0) return list;
    const moved = new Set(left.map(({ id }) => id));
    const pages = list.pages.map((page, at) => {
      const end = page.rows.at(-1);
      const isLast = at === list.pages.length - 1 && page.next === null;
      const own = left.filter((row) => isLast || (end !== undefined && isBefore(queue, row, end)));
      for (const row of own) left.splice(left.indexOf(row), 1);
      const all = [...page.rows.filter(({ id }) => !moved.has(id)), ...own];
      return {
        ...page,
        rows: all.toSorted((one, other) => (isBefore(queue, one, other) ? -1 : 1)),
      };
    });
    return { ...list, pages };
  });
  return kept?.pages.flatMap((page) => page.rows) ?? [];
}

/** Shows rows in every cached list they belong to. */
export function placeRows(
  client: QueryClient,
  rows: readonly EnquiryRow[],
  context: QueueContext,
): void {
  for (const [key] of client.getQueriesData<CachedList>({ queryKey: queryKeys.lists })) {
    const list = listOf(key);
    if (!list) continue;
    const own = rows.filter(
      (row) => isInQueue(list.queue, row, context) && matchesFilters(row, list.filters),
    );
    insertRows(client, list.queue, list.filters, own);
  }
}

/** Shows an enquiry's current work everywhere. An older version never replaces a newer one. */
export function updateCachedWork(
  client: QueryClient,
  id: string,
  work: Work,
  isCertain = true,
): void {
  const edit = <Kept extends Work>(kept: Kept): Kept =>
    isCertain && work.version < kept.version ? kept : { ...kept, ...work };
  editRows(client, edit, new Set([id]));
  client.setQueryData<EnquiryDetail>(queryKeys.enquiry(id), (kept) => kept && edit(kept));
}

/** Shows an enquiry's current labels everywhere. */
export function updateCachedLabels(
  client: QueryClient,
  id: string,
  edit: (labels: readonly string[]) => readonly string[],
): void {
  const edited = <Kept extends Pick<EnquiryRow, 'labels'>>(kept: Kept): Kept => ({
    ...kept,
    labels: edit(kept.labels),
  });
  editRows(client, edited, new Set([id]));
  client.setQueryData<EnquiryDetail>(queryKeys.enquiry(id), (kept) => kept && edited(kept));
}

/** Only the work of a row. */
export const workIn = (row: Work): Work => workSchema.parse(row);
