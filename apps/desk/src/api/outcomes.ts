import { reasonListsSchema, type ReasonLists } from '@studio/contract/desk/close-reasons';
import { outcomeReportSchema } from '@studio/contract/desk/outcome-report';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const REASONS = '/api/close-reasons';

/** Fetched again wherever they are shown: a manager may have changed them. */
export const closeReasonsQuery = queryOptions({
  queryKey: queryKeys.closeReasons,
  queryFn: ({ signal }) => fetchJson(reasonListsSchema, REASONS, { signal }),
  staleTime: 0,
});

/** Sends the new lists; `before` is what was on the screen. */
export function useChangeReasons() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly before: ReasonLists; readonly lists: ReasonLists }) =>
      fetchJson(reasonListsSchema, REASONS, { method: 'PUT', body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.closeReasons }),
  });
}

export const outcomesQuery = (weeks: number) =>
  queryOptions({
    queryKey: queryKeys.outcomes(weeks),
    queryFn: ({ signal }) =>
      fetchJson(outcomeReportSchema, `/api/reports/outcomes?weeks=${weeks}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The same report as a file. */
export const outcomesFile = (weeks: number): string => `/api/reports/outcomes.csv?weeks=${weeks}`;
