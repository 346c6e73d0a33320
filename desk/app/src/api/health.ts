import type { Health } from '@old/contract/desk/health';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const AGAIN_MS = 60_000;

export const healthQuery = queryOptions({
  queryKey: queryKeys.health,
  queryFn: ({ signal }) => fetchJson<Health>('/api/health', { signal }),
  refetchInterval: AGAIN_MS,
});

export const tryAgain = (): Promise<{ readonly tried: number }> =>
  fetchJson('/api/health/try-again', { method: 'POST', body: {} });
