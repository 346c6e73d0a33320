import type { ListFilters } from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/queues';
import { viewsSchema, type SavedView } from '@studio/contract/desk/views';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const VIEWS = '/api/views';

export const viewsQuery = queryOptions({
  queryKey: queryKeys.views,
  queryFn: ({ signal }) => fetchJson(viewsSchema, VIEWS, { signal }),
  staleTime: 5 * 60_000,
});

interface Named {
  readonly name: string;
  readonly isShared: boolean;
}
export interface ViewShown {
  readonly queue: QueueName;
  readonly filters: ListFilters;
}

export const addView = ({ queue, filters }: ViewShown, named: Named) =>
  fetchJson(viewsSchema, VIEWS, { method: 'POST', body: { ...named, queue, filters } });

export const editView = (id: string, named: Named) =>
  fetchJson(viewsSchema, `${VIEWS}/${id}`, { method: 'PUT', body: named });

export const removeView = (id: string) =>
  fetchJson(viewsSchema, `${VIEWS}/${id}`, { method: 'DELETE' });

/** Changes the list by one of the above; other users are notified by the event stream. */
export function useChangeViews() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<readonly SavedView[]>) => change(),
    onSuccess: (views) => {
      client.setQueryData<readonly SavedView[]>(queryKeys.views, views);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.views }),
  });
}
