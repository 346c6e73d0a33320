import type { EnquiryRow } from '@studio/contract/desk/responses';
import { isInQueue } from '@studio/contract/desk/queues';
import { isUnread, isWithdrawn } from '@studio/contract/desk/work';
import { lazy, memo, Suspense } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { DeadlineBar, DeadlineText } from './DeadlineBar.tsx';
import { DuePosition } from './DuePosition.tsx';
import styles from './EnquiryListItem.module.css';
import { formatMoment } from './format-time.ts';
import { useOffice } from './office.ts';
import { pageTitle } from './page-title.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { Labels } from './Labels.tsx';
import { lastActionOf, tagOf } from './row-news.ts';
import { ReturnBar, SilenceBar, SilenceText } from './SilenceBar.tsx';

/** The time zones of all countries are a file of their own, loaded after the rows. */
const LocalClock = lazy(() =>
  import('./LocalClock.tsx').then(({ LocalClock: clock }) => ({ default: clock })),
);

interface EnquiryListItemProps {
  readonly row: EnquiryRow;
  readonly href: string;
  readonly ownerName: string | null;
  readonly meId: string;
  /** The names of its labels, one per line. */
  readonly labels: string;
  /** Its place among enquiries due in the same minute, by arrival; 0 if it is alone. */
  readonly nth: number;
  readonly of: number;
  /** Whether it is the one row that Tab stops at. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: (id: string) => void;
}

/** An enquiry in a list. It is rendered again only when its own props change. */
export const EnquiryListItem = memo(function EnquiryListItem(props: EnquiryListItemProps) {
  const { row, href, ownerName, meId, isStop, isChosen, isOpen } = props;
  const { zone, now } = useOffice();
  const isFresh = isUnread(row, meId);
  const tag = tagOf(row, meId, (at) => formatMoment(at, now(), zone));
  const isPutOff = isInQueue('put-off', row, { me: '', now: now() });
  const since = new Date(row.stateSince);
  const isClosed = row.state === 'closed' && since.getTime() > 0;
  // We wait for them, so the row shows how long they have been silent.
  const isSilent = row.state === 'waiting' && !isPutOff;
  const happened = formatMoment(isClosed ? since : new Date(row.news.at), now(), zone);
  const look = [
    styles['line'],
    isOpen && styles['open'],
    isChosen && styles['chosen'],
    isFresh && styles['fresh'],
    isWithdrawn(row) && styles['withdrawn'],
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <RowCheckbox
        label={`Select ${row.name}`}
        isChosen={isChosen}
        isFresh={isFresh}
        isStop={isStop}
        onChoose={() => {
          props.onChoose(row.id);
        }}
      />
      <span className={styles['who']}>
        <a
          className={`row-link ${styles['name']}`}
          dir="auto"
          href={href}
          data-row={row.id}
          tabIndex={isStop ? 0 : -1}
          aria-current={isOpen ? 'true' : undefined}
          title={row.name}
        >
          {isFresh && (
            <span className="visually-hidden" dir="ltr">
              Unread:{' '}
            </span>
          )}
          {row.name}
          <span className="visually-hidden" dir="ltr">
            ,{' '}
            {isSilent ? (
              <SilenceText since={since} remindAt={row.remindAt} />
            ) : (
              <DeadlineText enquiry={row} />
            )}
          </span>
        </a>
        <span className={styles['company']} dir="auto">
          {row.companyname}
        </span>
      </span>
      <span className={styles['what']}>
        <span className={styles['subject']} dir="auto">
          {row.subject}
        </span>
        <span className={styles['last']}>
          {tag !== undefined && <span className={styles['tag']}>{tag}</span>}
          <Labels names={props.labels} />
          <span className={styles['opening']} dir="auto">
            {row.opening}
          </span>
        </span>
      </span>
      <span className={styles['from']}>
        <span title={row.page} dir="ltr">
          {pageTitle(row.page)}
        </span>
        <span>
          {isClosed ? 'closed' : lastActionOf(row)} {happened}
        </span>
      </span>
      <Suspense fallback={<span />}>
        <LocalClock country={row.country} />
      </Suspense>
      <span className={styles['owner']}>
        <Avatar name={ownerName} />
        <span className={styles['owner-name']}>{ownerName?.split(' ')[0] ?? 'no one'}</span>
      </span>
      <span className={styles['clock']}>
        {isPutOff && <ReturnBar until={new Date(row.putOffUntil ?? '')} />}
        {isSilent && <SilenceBar since={since} remindAt={row.remindAt} />}
        {!isPutOff && !isSilent && <DeadlineBar enquiry={row} />}
        <DuePosition nth={props.nth} of={props.of} dueAt={row.dueAt} />
      </span>
    </div>
  );
});
