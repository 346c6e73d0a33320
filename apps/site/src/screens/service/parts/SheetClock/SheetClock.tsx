import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetClock.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetClockProps {
  readonly clock: NonNullable<Sheet['clock']>;
  readonly label: string;
}

/** Events on a timeline: horizontal on a wide screen, vertical on a phone. */
export const SheetClock = ({ clock, label }: SheetClockProps) => (
  <ol className={styles.clock} aria-label={label}>
    {clock.map(({ at, who, text, marked }, i) => (
      <li key={i} className={marked ? styles.marked : undefined}>
        <b>{at}</b>
        <p>
          {who && <small>{who} </small>}
          <RichText text={text} corrected />
        </p>
      </li>
    ))}
  </ol>
);
