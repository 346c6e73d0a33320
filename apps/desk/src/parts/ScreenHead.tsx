import type { ReactNode } from 'react';
import styles from './ScreenHead.module.css';

interface ScreenHeadProps {
  readonly title: ReactNode;
  /** What this screen is for, or how things stand. */
  readonly said: ReactNode;
  readonly children?: ReactNode;
}

/** The first lines of a screen that is no queue; what can be done with all of it is at its end. */
export function ScreenHead({ title, said, children }: ScreenHeadProps) {
  return (
    <header className={styles['head']}>
      <div>
        <h1>{title}</h1>
        <p>{said}</p>
      </div>
      {children !== undefined && <div className={styles['tools']}>{children}</div>}
    </header>
  );
}
