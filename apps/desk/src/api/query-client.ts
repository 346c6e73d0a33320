import { MutationCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './answer-error.ts';

/** Asked again by itself: only where nobody answered, or the service stumbled. */
const isWorthAnother = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 500;
  return failures < 2 && (status === 0 || status >= 500);
};

/** What could not be done is said in a sentence, whoever asked for it. */
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
