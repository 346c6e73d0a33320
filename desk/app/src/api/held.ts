import type { HeldRow, Page } from '@studio/contract/desk/answers';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const heldQuery = infiniteQueryOptions({
  queryKey: queryKeys.held,
  queryFn: ({ pageParam, signal }) =>
    fetchJson<Page<HeldRow>>(
      pageParam === null ? '/api/held' : `/api/held?after=${encodeURIComponent(pageParam)}`,
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export type HeldWay = 'let-through' | 'discard';

/** One after the other: each is somebody's decision of its own. */
export async function decideHeld(ids: readonly string[], way: HeldWay): Promise<void> {
  for (const id of ids)
    await fetchJson(`/api/held/${id}/${way}`, { method: 'POST', body: {}, keepalive: true });
}
