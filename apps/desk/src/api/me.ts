import { officeSchema } from '@studio/contract/desk/responses';
import type { QueueContext } from '@studio/contract/desk/queues';
import { membersSchema, meSchema } from '@studio/contract/desk/staff';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: ({ signal }) => fetchJson(meSchema, '/api/me', { signal }),
  staleTime: Infinity,
});

/** The service's clock decides. Its difference to the browser's clock is stored, and all times are counted from it. */
export const officeQuery = queryOptions({
  queryKey: queryKeys.office,
  queryFn: async ({ signal }) => {
    const { hours, now, lastEvent } = await fetchJson(officeSchema, '/api/office', { signal });
    return { hours, lastEvent, aheadMs: Date.parse(now) - Date.now() };
  },
  staleTime: 15 * 60_000,
});

export const colleaguesQuery = queryOptions({
  queryKey: queryKeys.colleagues,
  queryFn: ({ signal }) => fetchJson(membersSchema, '/api/colleagues', { signal }),
  staleTime: 5 * 60_000,
});

/** The user and the service's time: they decide which queues an enquiry is in. */
export function queueContextNow(client: QueryClient): QueueContext {
  const aheadMs = client.getQueryData(officeQuery.queryKey)?.aheadMs ?? 0;
  return {
    me: client.getQueryData(meQuery.queryKey)?.id ?? '',
    now: new Date(Date.now() + aheadMs),
  };
}
