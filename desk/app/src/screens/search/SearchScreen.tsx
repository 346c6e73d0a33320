import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { searchQuery } from '#api/lists.ts';

export function SearchScreen() {
  const { q } = useSearch({ from: '/search' });
  const { data } = useInfiniteQuery(searchQuery(q));
  return <p>{data?.pages[0]?.rows.length ?? 0} found</p>;
}
