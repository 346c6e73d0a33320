import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  readonly title: ReactNode;
  /** The purpose of the screen, or its state. */
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** The header of a screen that is not a queue, with actions for the whole screen at its end. */
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
