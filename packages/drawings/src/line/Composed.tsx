import type { ReactNode } from 'react';
import styles from './room.module.css';
import { Room } from './Room.tsx';

interface ComposedProps {
  /** For half of a page: containers of 33rem or more. */
  readonly desk?: ReactNode;
  /** For the whole width of a page, instead of `desk`: containers of 45rem or more. */
  readonly wide?: ReactNode;
  /** For narrower containers: drawn separately, not scaled down, so that its labels are legible. */
  readonly phone: ReactNode;
}

/** One drawing in two compositions; only the one that fits the container is shown and read out. */
export function Composed({ desk, wide, phone }: ComposedProps) {
  return (
    <Room>
      <div className={styles[desk ? 'on-desk' : 'on-wide']}>{desk ?? wide}</div>
      <div className={styles['on-phone']}>{phone}</div>
    </Room>
  );
}
