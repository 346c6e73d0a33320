import { isInQueue } from '@studio/contract/desk/queues';
import type { QueryClient } from '@tanstack/react-query';
import { placeRows, type CachedList } from '#api/work-cache.ts';
import { queueContextNow } from '#api/me.ts';
import { queryKeys } from '#api/query-keys.ts';

/**
 * No event announces that time has passed. So every minute, enquiries that are due back go into the lists they belong
 * to, and the counts are fetched, because enquiries may have become late.
 */
export function returnPutOff(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.counts });
  const context = queueContextNow(client);
  const putOff = client.getQueryData<CachedList>(queryKeys.list('put-off'));
  const back = (putOff?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter((row) => !isInQueue('put-off', row, context));
  if (back.length === 0) return;
  placeRows(client, back, context);
  for (const queryKey of [queryKeys.list('put-off'), queryKeys.due])
    void client.invalidateQueries({ queryKey });
}
