import type { ReactNode } from 'react';
import styles from './room.module.css';
import { Room } from './Room.tsx';

interface ComposedProps {
  /** For a room of 33rem and up. */
  readonly desk: ReactNode;
  /** For narrower rooms: drawn anew, not shrunk, so that its labels can be read. */
  readonly phone: ReactNode;
}

/** One drawing in two compositions; only the one that fits its room is shown and read out. */
export function Composed({ desk, phone }: ComposedProps) {
  return (
    <Room>
      <div className={styles['on-desk']}>{desk}</div>
      <div className={styles['on-phone']}>{phone}</div>
    </Room>
  );
}
