import type { OtherMail } from '@studio/contract/desk/other-mail';
import { useEffect, useRef, useState } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { formatFullDate, formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import { Conversation } from './Conversation.tsx';
import styles from './OtherMail.module.css';

interface OtherMailItemProps {
  readonly mail: OtherMail;
  readonly isCurrent: boolean;
  readonly onCurrent: () => void;
  readonly onMake: () => void;
  readonly onSet: () => void;
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function Who({ mail }: { readonly mail: OtherMail }) {
  const { zone } = useOffice();
  const now = useMinute();
  const { name, sender, senderVerified, latestAt, setAsideBy } = mail;
  return (
    <div>
      <h2 className={styles['name']}>
        <bdi>{name}</bdi>
      </h2>
      <p className={styles['small']}>{sender}</p>
      {!senderVerified && <p className={styles['doubt']}>Sender not verified</p>}
      <p className={styles['small']}>
        by mail, <time dateTime={latestAt}>{formatMoment(new Date(latestAt), now, zone)}</time>
      </p>
      {setAsideBy && (
        <p className={styles['small']}>
          {setAsideBy.name} marked it as not an enquiry; kept until{' '}
          {formatFullDate(new Date(mail.keptUntil), zone)}
        </p>
      )}
    </div>
  );
}

/** When a reply would be due: the clock runs from the arrival of the mail. */
function Due({ receivedAt }: { readonly receivedAt: string }) {
  const { zone, responseTarget } = useOffice();
  const now = useMinute();
  const { dueAt } = responseTarget.deadlinesFrom(new Date(receivedAt));
  return (
    <p className={styles['small']}>
      {dueAt <= now ? 'As an enquiry it was due' : 'As an enquiry it is due'}{' '}
      {formatMoment(dueAt, now, zone)}: the clock runs from its arrival.
    </p>
  );
}

export function OtherMailItem({ mail, isCurrent, ...does }: OtherMailItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // If a control inside the item has the focus, it keeps it.
    if (isCurrent && !item.current?.contains(document.activeElement)) item.current?.focus();
  }, [isCurrent]);
  const { subject, opening, mails, files } = mail;
  const isSetAside = mail.setAsideBy !== null;
  const more = [
    ...(mails > 1 ? [counted(mails, 'mail', 'mails')] : []),
    ...(files > 0 ? [counted(files, 'file', 'files')] : []),
    ...(mail.isAnswered ? ['answered from a mail program'] : []),
  ];
  return (
    // Focusing any control of the mail makes it the current one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      tabIndex={-1}
      className={`${styles['item']} ${isCurrent ? styles['current'] : ''}`}
      aria-current={isCurrent ? 'true' : undefined}
      onFocus={does.onCurrent}
    >
      <Who mail={mail} />
      <div>
        <p dir="auto" className={styles['name']}>
          {subject || 'No subject'}
        </p>
        {isOpen ? (
          <Conversation mail={mail} />
        ) : (
          <p dir="auto">{opening.trim() === '' ? 'No message.' : opening}</p>
        )}
        {more.length > 0 && <p className={styles['small']}>{more.join(' · ')}</p>}
        <Button
          look="link"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="visually-hidden">: {subject}</span>
        </Button>
      </div>
      <div className={styles['tools']}>
        <Button
          look={isSetAside ? 'plain' : 'solid'}
          caps={isCurrent ? capsOf('makeEnquiry') : []}
          onClick={does.onMake}
        >
          Make it an enquiry
        </Button>
        <Button caps={isCurrent ? capsOf('notEnquiry') : []} onClick={does.onSet}>
          {isSetAside ? 'Decide again' : 'Not an enquiry'}
        </Button>
        {!isSetAside && <Due receivedAt={mail.receivedAt} />}
      </div>
    </li>
  );
}
