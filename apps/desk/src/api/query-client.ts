import { MutationCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';

/** Retried automatically only if there was no answer, or a server error. */
const isWorthAnother = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 500;
  return failures < 2 && (status === 0 || status >= 500);
};

/** Every refusal is shown as a sentence, whichever request it answers. */
export const makeQueryClient = (onRefused: (sentence: string) => void): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (statusOf(error) !== 401) onRefused(error.message);
      },
    }),
    defaultOptions: {
      queries: { retry: isWorthAnother, staleTime: 30_000 },
      mutations: { networkMode: 'always' },
    },
  });
