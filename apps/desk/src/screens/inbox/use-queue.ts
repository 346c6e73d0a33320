import type { EnquiryRow } from '@studio/contract/desk/responses';
import { matchesFilters, type ListFilters } from '@studio/contract/desk/list-filters';
import { isInQueue, queueRules, type QueueName } from '@studio/contract/desk/queues';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { dueQuery, queueQuery } from '#api/lists.ts';
import { meQuery } from '#api/me.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { groupedItems, type Item } from './due-groups.ts';
import { isByTurn, turnItems } from './turn-groups.ts';

/** The rows of a queue with headings, and a function to fetch more. */
export function useQueue(queue: QueueName, filters: ListFilters) {
  const office = useOffice();
  const { data: me } = useQuery(meQuery);
  const { data: due } = useQuery(dueQuery);
  const query = useInfiniteQuery(queueQuery(queue, filters));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // Grouping thousands of rows takes longer than a frame, so key presses go first.
  const data = useDeferredValue(query.data);
  const minutes = useDeferredValue(due?.minutes);
  const myId = me?.id ?? '';
  const minute = useMinute();
  const { rows, now } = useMemo(() => {
    const context = { me: myId, now: office.now() };
    const kept = (data?.pages ?? []).flatMap((page) => page.rows);
    const isShown = (row: EnquiryRow) =>
      isInQueue(queue, row, context) && matchesFilters(row, filters);
    return { rows: kept.filter(isShown), now: context.now };
    // Rows come back and become late as time passes, so the groups are computed every minute.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, queue, filters, myId, office, minute]);
  const isWhole = queue === 'to-answer' && Object.values(filters).every((one) => one === undefined);
  const items = useMemo((): readonly Item[] => {
    if (isByTurn(queue)) return turnItems(queue, { rows, hasMore: hasNextPage }, now, office);
    if (queueRules[queue].order.fields[0] !== 'dueAt')
      return rows.map((row) => ({ kind: 'row', row, nth: 0, of: 0 }));
    const shown = { rows, minutes: minutes ?? [], isWhole, hasMore: hasNextPage };
    return groupedItems(shown, now, office);
  }, [rows, now, minutes, isWhole, hasNextPage, queue, office]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { rows, items, isWhole, minutes, more, hasMore: hasNextPage, query };
}
