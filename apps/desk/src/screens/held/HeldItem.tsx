import { useEffect, useRef } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { MessageText } from '#parts/MessageText/MessageText.tsx';
import { Button } from '#ui/Button.tsx';
import type { HeldCard } from './held-cards.ts';
import styles from './HeldItem.module.css';

/** The characters shown at first: enough to tell spam from a person most of the time. */
const OPENING = 240;

interface HeldItemProps {
  readonly card: HeldCard;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onCurrent: () => void;
  readonly onChoose: () => void;
  readonly onRelease: () => void;
  readonly onDiscard: () => void;
}

function Evidence({
  sign,
  text,
  lines,
}: {
  readonly sign: string;
  readonly text: string;
  readonly lines: readonly string[];
}) {
  return lines.map((line) => (
    <li key={line}>
      <b aria-hidden="true">{sign}</b>
      <span>
        <span className="visually-hidden">{text} </span>
        {line}
      </span>
    </li>
  ));
}

function When({ at }: { readonly at: string }) {
  const { zone } = useOffice();
  return <time dateTime={at}>{formatMoment(new Date(at), useMinute(), zone)}</time>;
}

export function HeldItem({ card, isCurrent, isChosen, ...does }: HeldItemProps) {
  const { row, ids } = card;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // If a control inside the card has the focus, it keeps it.
    if (isCurrent && !item.current?.contains(document.activeElement)) item.current?.focus();
  }, [isCurrent]);
  const more = ids.length - 1;
  return (
    // Focusing any control of the card makes it the current one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      tabIndex={-1}
      className={`${styles['card']} ${isCurrent ? styles['current'] : ''}`}
      aria-current={isCurrent ? 'true' : undefined}
      onFocus={does.onCurrent}
    >
      <label className={styles['choose']}>
        <input type="checkbox" checked={isChosen} onChange={does.onChoose} />
        <span className="visually-hidden">Select {row.name}</span>
      </label>
      <div className={styles['who']}>
        <h3>
          <bdi>{row.name}</bdi>
          {more > 0 && ` and ${more} more`}
        </h3>
        <p dir="auto">{row.companyname}</p>
        <p className={styles['small']}>{row.email}</p>
        <p className={styles['small']}>
          {row.country && `${row.country}, `}
          <When at={row.receivedAt} />
        </p>
      </div>
      <div>
        <p dir="auto" className={styles['subject']}>
          {row.subject}
          {more > 0 && <span className={styles['alike']}>{ids.length} similar</span>}
        </p>
        {row.details === '' ? (
          <p>No message.</p>
        ) : (
          <MessageText text={row.details} first={OPENING} />
        )}
      </div>
      <div className={styles['why']}>
        <p className={styles['subject']}>{row.reason}</p>
        <ul>
          <Evidence sign="+" text="For a person:" lines={row.speaksFor} />
          <Evidence sign="−" text="Against:" lines={row.speaksAgainst} />
        </ul>
      </div>
      <div className={styles['tools']}>
        <Button
          look={row.speaksFor.length > 0 ? 'solid' : 'plain'}
          caps={isCurrent ? capsOf('release') : []}
          onClick={does.onRelease}
        >
          Release
        </Button>
        <Button
          caps={isCurrent ? capsOf(more > 0 ? 'discardAlike' : 'discard') : []}
          onClick={does.onDiscard}
        >
          {more > 0 ? `Discard ${ids.length}` : 'Discard'}
        </Button>
      </div>
    </li>
  );
}
