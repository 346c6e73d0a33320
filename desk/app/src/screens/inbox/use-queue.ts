import type { QueueName } from '@old/contract/desk/requests.schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { dueQuery, queueQuery } from '#api/lists.ts';
import { meQuery } from '#api/me.ts';
import type { ListFilters } from '#api/query-keys.ts';
import { useOffice } from '#parts/office.ts';
import { belongs } from '#screens/work/belongs.ts';
import { groupedItems, type Item } from './due-groups.ts';

const byDue: ReadonlySet<QueueName> = new Set(['to-answer', 'late', 'mine']);

/** The rows of a queue as they are shown now, with headings; and how to get more of them. */
export function useQueue(queue: QueueName, filters: ListFilters) {
  const office = useOffice();
  const { data: me } = useQuery(meQuery);
  const { data: due } = useQuery(dueQuery);
  const query = useInfiniteQuery(queueQuery(queue, filters));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const myId = me?.id ?? '';
  const rows = useMemo(
    () =>
      (data?.pages ?? []).flatMap((page) => page.rows).filter((row) => belongs(row, queue, myId)),
    [data, queue, myId],
  );
  // Headings change when something becomes late, not with every minute.
  const lateCount = useSyncExternalStore(office.subscribe, () => {
    const now = office.minute().getTime();
    return rows.findIndex(({ dueAt }) => Date.parse(dueAt) >= now);
  });
  const isWhole = queue === 'to-answer' && Object.values(filters).every((one) => one === undefined);
  const minutes = due?.minutes;
  const items = useMemo((): readonly Item[] => {
    if (!byDue.has(queue)) return rows.map((row) => ({ kind: 'row', row, nth: 0, of: 0 }));
    const shown = { rows, minutes: minutes ?? [], isWhole, hasMore: hasNextPage };
    return groupedItems(shown, office.minute(), office);
    // lateCount stands for the minute.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, minutes, isWhole, hasNextPage, queue, office, lateCount]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { rows, items, isWhole, minutes, more, hasMore: hasNextPage, query };
}
