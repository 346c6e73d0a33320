import type { ReactElement } from 'react';
import styles from './EditionNumber.module.css';

interface EditionNumberProps {
  readonly number: number;
  /** next: not made yet; live: what visitors read. */
  readonly look?: 'next' | 'past' | 'live';
}

/** The number of an edition in a triangle, like a revision mark on a drawing. */
export function EditionNumber({ number, look = 'past' }: EditionNumberProps): ReactElement {
  return (
    <span className={`${styles['revision']} ${styles[look]}`}>
      <svg viewBox="0 0 36 31" aria-hidden="true" focusable="false">
        <path d="M18 1.5L34.5 29.5h-33z" />
      </svg>
      <span>{number}</span>
    </span>
  );
}
