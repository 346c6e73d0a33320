import { activeFilters, type ListFilters } from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/requests.schema';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import { DueTimeline } from '#parts/DueTimeline.tsx';
import { Loading } from '#screens/sign-in/Loading.tsx';
import { queueName } from '#screens/layout/queue-navigation.ts';
import { useShownView } from '#screens/work/use-shown-view.ts';
import { Announcement } from './Announcement.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyQueue } from './EmptyQueue.tsx';
import { Filters } from './Filters.tsx';
import { KeyHints } from './KeyHints.tsx';
import styles from './InboxList.module.css';
import { ListHeader } from './ListHeader.tsx';
import { RowList } from './RowList.tsx';
import { useQueue } from './use-queue.ts';

const ViewSummary = lazy(() =>
  import('./ViewSummary.tsx').then((part) => ({ default: part.ViewSummary })),
);

interface InboxListProps {
  readonly queue: QueueName;
  readonly filters: ListFilters;
  readonly openId: string | undefined;
}

/** One queue: the day's timeline, the filters, the announcement and the rows. */
export function InboxList({ queue, filters, openId }: InboxListProps) {
  const navigate = useNavigate();
  const { rows, items, isWhole, minutes, more, hasMore, query } = useQueue(queue, filters);
  const view = useShownView();
  const name = view?.name ?? queueName(queue);
  const isNarrowed = activeFilters(filters).length > 0;
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
      <ListHeader
        name={name}
        queue={queue}
        {...(isNarrowed && {
          count: query.isSuccess ? `${rows.length}${hasMore ? '+' : ''}` : '',
        })}
        {...(view && {
          means: (
            <Suspense>
              <ViewSummary view={view} />
            </Suspense>
          ),
        })}
      >
        <Announcement rows={rows} isWhole={isWhole} />
      </ListHeader>
      {!isBeside && queue === 'to-answer' && minutes && <DueTimeline minutes={minutes} />}
      {!isBeside && <Filters queue={queue} filters={filters} />}
      <BulkBar rows={rows} />
      {query.isPending && <Loading text="Loading the queue…" />}
      {query.isError && (
        <p className={styles['fault']} role="alert">
          {query.error.message}
        </p>
      )}
      {isEmpty && <EmptyQueue queue={queue} isNarrowed={isNarrowed} />}
      {items.length > 0 && (
        <RowList
          items={items}
          name={`${name}, in the order in which to answer them`}
          openId={openId}
          hrefOf={(id) => `/q/${queue}/${id}`}
          onOpen={open}
          onEnd={more}
        />
      )}
      <KeyHints isBeside={isBeside} />
    </section>
  );
}
