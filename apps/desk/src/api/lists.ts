import {
  countsSchema,
  dueCountsSchema,
  enquiryPageSchema,
  enquiryRowsSchema,
  type EnquiryRow,
  type Page,
} from '@studio/contract/desk/responses';
import { foundPageSchema } from '@studio/contract/desk/search-results';
import type { ListFilters } from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/requests.schema';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

type Params = Readonly<Record<string, string | undefined>>;

function addressOf(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.append(name, value);
  return `${path}?${query.toString()}`;
}

type PageRequest = { readonly pageParam: string | null; readonly signal: AbortSignal };

const pagesOf = <Row>(answer: z.ZodMiniType<Page<Row>>, path: string, params: Params) => ({
  queryFn: ({ pageParam, signal }: PageRequest) =>
    fetchJson(answer, addressOf(path, { ...params, after: pageParam ?? undefined }), {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<Row>) => next,
  // Rows are kept true one by one as changes arrive (live/apply-changes.ts). A list is fetched again when it is
  // opened, and never while the user reads it.
  staleTime: 5_000,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});

export const queueQuery = (queue: QueueName, filters: ListFilters = {}) =>
  infiniteQueryOptions({
    queryKey: queryKeys.list(queue, filters),
    ...pagesOf(enquiryPageSchema, '/api/enquiries', { queue, ...filters }),
  });

export const searchQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.search(words),
    ...pagesOf(foundPageSchema, '/api/search', { q: words }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: queryKeys.counts,
  queryFn: ({ signal }) => fetchJson(countsSchema, '/api/counts', { signal }),
});

/** How many enquiries to answer fall due at which minute. */
export const dueQuery = queryOptions({
  queryKey: queryKeys.due,
  queryFn: ({ signal }) => fetchJson(dueCountsSchema, '/api/due', { signal }),
});

export const fetchRows = (ids: readonly string[]): Promise<readonly EnquiryRow[]> =>
  fetchJson(enquiryRowsSchema, addressOf('/api/rows', { ids: ids.join(',') }));
