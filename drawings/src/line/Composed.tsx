import type { ReactNode } from 'react';
import styles from './line.module.css';

interface ComposedProps {
  /** For 48em and up. */
  readonly desk: ReactNode;
  /** For narrower screens: drawn anew, not shrunk, so that its labels can be read. */
  readonly phone: ReactNode;
}

/** One drawing in two compositions; only the one that fits is shown and read out. */
export function Composed({ desk, phone }: ComposedProps) {
  return (
    <>
      <div className={styles['on-desk']}>{desk}</div>
      <div className={styles['on-phone']}>{phone}</div>
    </>
  );
}
