import type { Counts, DueShape, EnquiryRow, Page } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys, type ListFilters } from './query-keys.ts';

type Given = Readonly<Record<string, string | undefined>>;

function addressOf(path: string, given: Given): string {
  const told = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${new URLSearchParams(told as [string, string][]).toString()}`;
}

type Asked = { readonly pageParam: string | null; readonly signal: AbortSignal };

const pagesOf = (path: string, given: Given) => ({
  queryFn: ({ pageParam, signal }: Asked) =>
    fetchJson<Page<EnquiryRow>>(addressOf(path, { ...given, after: pageParam ?? undefined }), {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<EnquiryRow>) => next,
  // Rows are kept true one by one as hints arrive (live/merge-hints.ts). A list is read anew when it is
  // opened, and never while somebody reads it.
  staleTime: 5_000,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});

export const queueQuery = (queue: QueueName, filters: ListFilters = {}) =>
  infiniteQueryOptions({
    queryKey: queryKeys.list(queue, filters),
    ...pagesOf('/api/enquiries', { queue, ...filters }),
  });

export const searchQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.search(words),
    ...pagesOf('/api/search', { q: words }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: queryKeys.counts,
  queryFn: ({ signal }) => fetchJson<Counts>('/api/counts', { signal }),
});

/** How many fall due at which minute, of all that is to be answered. */
export const dueQuery = queryOptions({
  queryKey: queryKeys.due,
  queryFn: ({ signal }) => fetchJson<DueShape>('/api/due', { signal }),
});

export const fetchRows = (ids: readonly string[]): Promise<readonly EnquiryRow[]> =>
  fetchJson<readonly EnquiryRow[]>(addressOf('/api/rows', { ids: ids.join(',') }));
