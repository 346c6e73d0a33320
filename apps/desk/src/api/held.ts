import { decidedSchema, heldPageSchema } from '@studio/contract/desk/held';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const heldQuery = infiniteQueryOptions({
  queryKey: queryKeys.held,
  queryFn: ({ pageParam, signal }) =>
    fetchJson(
      heldPageSchema,
      pageParam === null ? '/api/held' : `/api/held?after=${encodeURIComponent(pageParam)}`,
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export type HeldDecision = 'release' | 'discard';

/** `keepalive`: the request is completed even if the tab is closed. */
export const decideHeld = (ids: readonly string[], way: HeldDecision): Promise<unknown> =>
  fetchJson(decidedSchema, `/api/held/${way}`, { method: 'POST', body: { ids }, keepalive: true });
