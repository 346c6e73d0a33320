import type { EnquiryRow } from '@studio/contract/desk/responses';
import { isInQueue, type QueueName } from '@studio/contract/desk/queues';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { insertRows } from '#api/work-cache.ts';
import { queueContextNow } from '#api/me.ts';
import { useKeys } from '#keys/use-keys.ts';
import { useDownSince } from '#live/live-state.store.ts';
import { clearNews, dropArrived, useNews, useNewsSince, type News } from '#live/news.store.ts';
import { formatTime } from '#parts/format-time.ts';
import { useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Announcement.module.css';
import { newsText } from './news-text.ts';
import { showRow } from './selection.store.ts';

interface AnnouncementProps {
  readonly rows: readonly EnquiryRow[];
  /** Whether the list shows the whole queue; new enquiries are shown in the unfiltered one. */
  readonly isWhole: boolean;
}

/** The queues of enquiries that are not in To answer. */
const elsewhere: readonly QueueName[] = ['waiting', 'put-off', 'answered', 'closed'];

/** There is nothing left to show. */
const isOver = ({ kind, row }: News): boolean =>
  kind === 'erased' || (kind === 'withdrew' && row.state === 'closed');

/** Announces events in a fixed place, so that the list does not move. */
export function Announcement({ rows, isWhole }: AnnouncementProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { zone } = useOffice();
  const since = useNewsSince();
  const downSince = useDownSince();
  const waiting = useNews();
  const news = waiting.filter(
    ({ kind, row: { id } }) => kind !== 'received' || !rows.some((row) => row.id === id),
  );
  // Another list may have it before To answer does, and then it is still to be inserted there.
  useEffect(() => {
    if (isWhole) dropArrived(new Set(rows.map(({ id }) => id)));
  }, [isWhole, rows, waiting]);
  const words = newsText(news);
  const first = news.find((one) => !isOver(one));

  /** New enquiries are shown in the unfiltered To answer. If the row is not fetched yet, the enquiry is opened. */
  function showArrived({ id }: EnquiryRow): void {
    const arrived = news.filter(({ kind }) => kind === 'received').map(({ row }) => row);
    const read = insertRows(client, 'to-answer', {}, arrived);
    showRow(id);
    const params = { queue: 'to-answer', id } as const;
    if (!read.some((row) => row.id === id)) void navigate({ to: '/q/$queue/$id', params });
    else if (!isWhole) void navigate({ to: '/q/$queue', params });
  }

  function show(): void {
    clearNews();
    if (!first) return;
    const { kind, row } = first;
    // Other rows are in their lists already; new enquiries are inserted now.
    if (kind === 'received' || news.some((one) => one.kind === 'received')) showArrived(row);
    else if (rows.some(({ id }) => id === row.id)) showRow(row.id);
    else {
      const look = queueContextNow(client);
      const queue = elsewhere.find((one) => isInQueue(one, row, look)) ?? 'to-answer';
      void navigate({ to: '/q/$queue/$id', params: { queue, id: row.id } });
    }
  }
  useKeys({ showArrived: show });
  const shows = news.length === 1 ? 'Show it' : 'Show them';
  return (
    <div
      className={`${styles['place']} ${words ? styles['has'] : ''} ${first?.kind === 'send-failed' ? styles['fault'] : ''}`}
    >
      <p className={styles['words']} role="status" dir="auto">
        {words && (
          <>
            <b>{words.what}</b> {words.more}
          </>
        )}
        {!words && downSince && `Offline since ${formatTime(downSince, zone)}`}
        {!words && !downSince && `Nothing new since ${formatTime(since, zone)}`}
      </p>
      {words && (
        <Button look="link" caps={['.']} onClick={show}>
          {first ? shows : 'Clear it'}
        </Button>
      )}
    </div>
  );
}
