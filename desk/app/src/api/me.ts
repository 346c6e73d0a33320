import type { Office } from '@old/contract/desk/answers';
import type { Me, Member } from '@old/contract/desk/staff';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: ({ signal }) => fetchJson<Me>('/api/me', { signal }),
  staleTime: Infinity,
});

/** The service's clock decides; what ours shows beside it is kept, and everything is counted on from there. */
export const officeQuery = queryOptions({
  queryKey: queryKeys.office,
  queryFn: async ({ signal }) => {
    const { hours, now } = await fetchJson<Office>('/api/office', { signal });
    return { hours, aheadMs: Date.parse(now) - Date.now() };
  },
  staleTime: 15 * 60_000,
});

export const colleaguesQuery = queryOptions({
  queryKey: queryKeys.colleagues,
  queryFn: ({ signal }) => fetchJson<readonly Member[]>('/api/colleagues', { signal }),
  staleTime: 5 * 60_000,
});
