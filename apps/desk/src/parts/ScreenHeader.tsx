import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  readonly title: ReactNode;
  /** What this screen is for, or how things stand. */
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** The first lines of a screen that is no queue; what can be done with all of it is at its end. */
export function ScreenHeader({ title, text, children }: ScreenHeaderProps) {
  return (
    <header className={styles['head']}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children !== undefined && <div className={styles['tools']}>{children}</div>}
    </header>
  );
}
