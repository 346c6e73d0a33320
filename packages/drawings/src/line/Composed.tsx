import type { ReactNode } from 'react';
import styles from './room.module.css';
import { Room } from './Room.tsx';

interface ComposedProps {
  /** For half of a page: a room of 33rem and up. */
  readonly desk?: ReactNode;
  /** For the whole width of a page, in place of the desk's: a room of 45rem and up. */
  readonly wide?: ReactNode;
  /** For narrower screens: drawn again, not shrunk, so that its labels can be read. */
  readonly phone: ReactNode;
}

/** One drawing in two compositions; only the one that fits its room is shown and read out. */
export function Composed({ desk, wide, phone }: ComposedProps) {
  return (
    <Room>
      <div className={styles[desk ? 'on-desk' : 'on-wide']}>{desk ?? wide}</div>
      <div className={styles['on-phone']}>{phone}</div>
    </Room>
  );
}
