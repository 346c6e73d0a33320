import type { EnquiryRow } from '@old/contract/desk/answers';
import { memo } from 'react';
import { Tile } from '#ui/Tile.tsx';
import { ClockLine } from './ClockLine.tsx';
import { DuePlace } from './DuePlace.tsx';
import styles from './EnquiryLine.module.css';
import { momentWords } from './moments.ts';
import { useOffice } from './office.ts';
import { PickBox } from './PickBox.tsx';
import { TheirClock } from './TheirClock.tsx';

interface EnquiryLineProps {
  readonly row: EnquiryRow;
  readonly href: string;
  readonly ownerName: string | null;
  /** Its place among those due in the same minute, by arrival; 0 where it is alone. */
  readonly nth: number;
  readonly of: number;
  readonly isSelected: boolean;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: (id: string) => void;
}

/** The last part of a page's address says which it is. */
const pageWords = (page: string): string =>
  page.split('/').findLast((part) => part !== '') ?? 'contact';

/** An enquiry in a list. It is drawn anew only when something of its own changes. */
export const EnquiryLine = memo(function EnquiryLine(props: EnquiryLineProps) {
  const { row, href, ownerName, isSelected, isChosen, isOpen } = props;
  const { zone, now } = useOffice();
  const arrived = momentWords(new Date(row.receivedAt), now(), zone);
  const look = [
    styles['line'],
    isOpen && styles['open'],
    isChosen && styles['chosen'],
    !row.isOpened && styles['fresh'],
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <PickBox
        label={`Choose ${row.name}`}
        isChosen={isChosen}
        isFresh={!row.isOpened}
        onChoose={() => {
          props.onChoose(row.id);
        }}
      />
      <span className={styles['who']}>
        <a
          className={styles['name']}
          dir="auto"
          href={href}
          data-row={row.id}
          tabIndex={isSelected ? 0 : -1}
          aria-current={isOpen ? 'true' : undefined}
          title={row.name}
        >
          {!row.isOpened && (
            <span className="visually-hidden" dir="ltr">
              Not opened:{' '}
            </span>
          )}
          {row.name}
        </a>
        <span className={styles['company']} dir="auto">
          {row.companyname}
        </span>
      </span>
      <span className={styles['what']}>
        <span className={styles['subject']} dir="auto">
          {row.subject}
        </span>
        <span className={styles['opening']} dir="auto">
          {row.opening}
        </span>
      </span>
      <span className={styles['from']}>
        <span title={row.page} dir="ltr">
          {pageWords(row.page)}
        </span>
        <span>arrived {arrived}</span>
      </span>
      <TheirClock country={row.country} />
      <span className={styles['owner']}>
        <Tile name={ownerName} />
        <span className={styles['owner-name']}>{ownerName?.split(' ')[0] ?? 'nobody'}</span>
      </span>
      <span className={styles['clock']}>
        <ClockLine enquiry={row} />
        <DuePlace nth={props.nth} of={props.of} dueAt={row.dueAt} />
      </span>
    </div>
  );
});
