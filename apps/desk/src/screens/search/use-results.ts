import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { searchQuery } from '#api/lists.ts';
import type { Searched } from './groups.ts';
import { resultsOf } from './results.ts';

/** The results fetched so far, and a function to fetch more. */
export function useResults({ q, only }: Searched) {
  const words = q.trim();
  const query = useInfiniteQuery(searchQuery(words));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const all = useMemo(
    () => (words === '' ? [] : resultsOf((data?.pages ?? []).flatMap((page) => page.rows))),
    [data, words],
  );
  const results = useMemo(
    () => (only === undefined ? all : all.filter(({ group }) => group === only)),
    [all, only],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { all, results, hasMore: hasNextPage, more, query };
}
