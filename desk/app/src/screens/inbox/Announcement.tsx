import type { EnquiryRow } from '@old/contract/desk/answers';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { insertRows } from '#api/kept-work.ts';
import { queryKeys } from '#api/query-keys.ts';
import { useKeys } from '#keys/use-keys.ts';
import { clearArrived, useArrived, useArrivedSince } from '#live/arrived.store.ts';
import { useDownSince } from '#live/live-state.store.ts';
import { timeWords } from '#parts/moments.ts';
import { useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Announcement.module.css';
import { showRow } from './selection.store.ts';

interface AnnouncementProps {
  readonly rows: readonly EnquiryRow[];
  /** Whether these are all that is to be answered; what arrived is shown among all. */
  readonly isWhole: boolean;
}

function wordsOf(arrived: readonly EnquiryRow[]): string {
  const [first] = arrived;
  if (!first) return '';
  const who = [first.name, first.companyname, first.country]
    .filter((part) => part !== '')
    .join(', ');
  const more = arrived.length > 1 ? ` and ${arrived.length - 1} more` : '';
  return `${who}: ${first.subject}${more}`;
}

/** What arrives waits here, in a place that is always there; nothing that is being read moves. */
export function Announcement({ rows, isWhole }: AnnouncementProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { zone } = useOffice();
  const since = useArrivedSince();
  const downSince = useDownSince();
  const arrived = useArrived().filter(({ id }) => !rows.some((row) => row.id === id));
  const [first] = arrived;
  function show(): void {
    if (!first) return;
    const { id } = first;
    const read = insertRows(client, queryKeys.list('to-answer'), arrived);
    clearArrived();
    showRow(id);
    const params = { queue: 'to-answer', id } as const;
    // A row beyond those that were read could not be shown: it is opened.
    if (!read.some((row) => row.id === id)) void navigate({ to: '/q/$queue/$id', params });
    else if (!isWhole) void navigate({ to: '/q/$queue', params });
  }
  useKeys({ showArrived: show });
  return (
    <div className={`${styles['place']} ${first ? styles['has'] : ''}`}>
      <p className={styles['words']} role="status" dir="auto">
        {first && (
          <>
            <b>{arrived.length === 1 ? 'Arrived' : `${arrived.length} arrived`}</b>{' '}
            {wordsOf(arrived)}
          </>
        )}
        {!first && downSince && `Not live since ${timeWords(downSince, zone)}`}
        {!first && !downSince && `Nothing new since ${timeWords(since, zone)}`}
      </p>
      {first && (
        <Button look="link" caps={['.']} onClick={show}>
          {arrived.length === 1 ? 'Show it' : 'Show them'}
        </Button>
      )}
    </div>
  );
}
