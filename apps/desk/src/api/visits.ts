import { visitReportSchema } from '@studio/contract/desk/visits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const asked = (period: string | undefined): string =>
  period === undefined ? '' : `?${new URLSearchParams({ period }).toString()}`;

/** Without a period: the last full week. */
export const visitsQuery = (period: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.visits(period),
    queryFn: ({ signal }) =>
      fetchJson(visitReportSchema, `/api/reports/visits${asked(period)}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The same report as a file. */
export const visitsFile = (period: string): string => `/api/reports/visits.csv${asked(period)}`;
