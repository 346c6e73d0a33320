import { reportsResponseSchema } from '@studio/contract/desk/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const reportsQuery = (weeks: number) =>
  queryOptions({
    queryKey: queryKeys.reports(weeks),
    queryFn: ({ signal }) =>
      fetchJson(reportsResponseSchema, `/api/reports?weeks=${weeks}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The same report as a file. */
export const reportsFile = (weeks: number): string => `/api/reports.csv?weeks=${weeks}`;
