import { wantedOf, type ListFilters } from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/requests.schema';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import { DayLine } from '#parts/DayLine.tsx';
import { Loading } from '#screens/door/Loading.tsx';
import { queueName } from '#screens/frame/places.ts';
import { useShownView } from '#screens/work/use-shown-view.ts';
import { Announcement } from './Announcement.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyQueue } from './EmptyQueue.tsx';
import { Filters } from './Filters.tsx';
import { Hints } from './Hints.tsx';
import styles from './InboxList.module.css';
import { ListHead } from './ListHead.tsx';
import { RowList } from './RowList.tsx';
import { useQueue } from './use-queue.ts';

const ViewWords = lazy(() =>
  import('./ViewWords.tsx').then((part) => ({ default: part.ViewWords })),
);

interface InboxListProps {
  readonly queue: QueueName;
  readonly filters: ListFilters;
  readonly openId: string | undefined;
}

/** One queue: its day, its filters, what arrived, and its rows. */
export function InboxList({ queue, filters, openId }: InboxListProps) {
  const navigate = useNavigate();
  const { rows, items, isWhole, minutes, more, hasMore, query } = useQueue(queue, filters);
  const view = useShownView();
  const name = view?.name ?? queueName(queue);
  const isNarrowed = wantedOf(filters).length > 0;
  const isBeside = openId !== undefined;
  const open = useCallback(
    (id: string) =>
      void navigate({
        to: '/q/$queue/$id',
        params: { queue, id },
        search: filters,
        replace: isBeside,
      }),
    [navigate, queue, filters, isBeside],
  );
  useKeys({
    ...(isBeside && {
      back: () => void navigate({ to: '/q/$queue', params: { queue }, search: filters }),
    }),
  });
  const isEmpty = query.isSuccess && items.length === 0;
  return (
    <section className={styles['list']} aria-label={name}>
      <ListHead
        name={name}
        queue={queue}
        {...(isNarrowed && {
          count: query.isSuccess ? `${rows.length}${hasMore ? '+' : ''}` : '',
        })}
        {...(view && {
          means: (
            <Suspense>
              <ViewWords view={view} />
            </Suspense>
          ),
        })}
      >
        <Announcement rows={rows} isWhole={isWhole} />
      </ListHead>
      {!isBeside && queue === 'to-answer' && minutes && <DayLine minutes={minutes} />}
      {!isBeside && <Filters queue={queue} filters={filters} />}
      <BulkBar rows={rows} />
      {query.isPending && <Loading said="The queue is being read." />}
      {query.isError && (
        <p className={styles['fault']} role="alert">
          {query.error.message}
        </p>
      )}
      {isEmpty && <EmptyQueue queue={queue} isNarrowed={isNarrowed} />}
      {items.length > 0 && (
        <RowList
          items={items}
          name={`${name}, by the order in which they are to be answered`}
          openId={openId}
          hrefOf={(id) => `/q/${queue}/${id}`}
          onOpen={open}
          onEnd={more}
        />
      )}
      <Hints isBeside={isBeside} />
    </section>
  );
}
