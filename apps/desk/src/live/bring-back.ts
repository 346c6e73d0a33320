import { isIn } from '@studio/contract/desk/queues';
import type { QueryClient } from '@tanstack/react-query';
import { placeRows, type KeptList } from '#api/kept-work.ts';
import { lookNow } from '#api/me.ts';
import { queryKeys } from '#api/query-keys.ts';

/**
 * No event says that time has passed. So at every minute what was put off and is due back goes into the lists
 * it belongs to, and the counts are fetched, because others may have become late.
 */
export function bringBack(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.counts });
  const look = lookNow(client);
  const putOff = client.getQueryData<KeptList>(queryKeys.list('put-off'));
  const back = (putOff?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter((row) => !isIn('put-off', row, look));
  if (back.length === 0) return;
  placeRows(client, back, look);
  for (const queryKey of [queryKeys.list('put-off'), queryKeys.due])
    void client.invalidateQueries({ queryKey });
}
