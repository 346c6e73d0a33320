import type { EnquiryRow } from '@old/contract/desk/answers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { searchQuery } from '#api/lists.ts';
import type { Item } from '#screens/inbox/due-groups.ts';
import { ListHead } from '#screens/inbox/ListHead.tsx';
import { RowList } from '#screens/inbox/RowList.tsx';
import styles from './SearchScreen.module.css';

const queueOf = ({ state }: EnquiryRow) => state;

function foundWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nothing is found. Try fewer letters, or a part of the name.';
  return `${count}${hasMore ? '+' : ''} found, the latest first`;
}

/** Found by any word of it: name, company, subject, message, reference. */
export function SearchScreen() {
  const { q } = useSearch({ from: '/search' });
  const navigate = useNavigate();
  const query = useInfiniteQuery(searchQuery(q.trim()));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => (data?.pages ?? []).flatMap((page) => page.rows), [data]);
  const items = useMemo(
    (): readonly Item[] => rows.map((row) => ({ kind: 'row', row, nth: 0, of: 0 })),
    [rows],
  );
  const queues = useMemo(() => new Map(rows.map((row) => [row.id, queueOf(row)])), [rows]);
  const open = useCallback(
    (id: string) =>
      void navigate({
        to: '/q/$queue/$id',
        params: { queue: queues.get(id) ?? 'to-answer', id },
      }),
    [navigate, queues],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <section className={styles['list']} aria-label="Search" data-search="">
      <title>Search · Desk</title>
      <ListHead name="Search" words={q}>
        <p className={styles['found']} role="status">
          {q.trim() !== '' && query.isSuccess && foundWords(rows.length, hasNextPage)}
          {query.isError && query.error.message}
        </p>
      </ListHead>
      {items.length > 0 && q.trim() !== '' && (
        <RowList
          items={items}
          name="Found"
          openId={undefined}
          hrefOf={(id) => `/q/${queues.get(id) ?? 'to-answer'}/${id}`}
          onOpen={open}
          onEnd={more}
        />
      )}
    </section>
  );
}
