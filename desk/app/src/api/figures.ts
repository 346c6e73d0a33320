import type { Figures } from '@old/contract/desk/figures';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const figuresQuery = (weeks: number) =>
  queryOptions({
    queryKey: queryKeys.figures(weeks),
    queryFn: ({ signal }) => fetchJson<Figures>(`/api/figures?weeks=${weeks}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** Where the same lies as a file. */
export const figuresFile = (weeks: number): string => `/api/figures.csv?weeks=${weeks}`;
