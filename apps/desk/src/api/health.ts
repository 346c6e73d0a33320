import { healthSchema, retriedSchema } from '@studio/contract/desk/health';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const AGAIN_MS = 60_000;

export const healthQuery = queryOptions({
  queryKey: queryKeys.health,
  queryFn: ({ signal }) => fetchJson(healthSchema, '/api/health', { signal }),
  refetchInterval: AGAIN_MS,
});

export const retryFailed = () =>
  fetchJson(retriedSchema, '/api/health/try-again', { method: 'POST', body: {} });
