import type { ReactNode } from 'react';
import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './LoudHeading.module.css';

interface LoudHeadingProps {
  readonly id: string;
  readonly title: string;
  /** One sentence beside it, or below it where the title needs the whole width. */
  readonly children?: ReactNode;
  readonly wide?: boolean;
}

/** The head of one of the few bands that a reader who only scrolls should stop at. */
export const LoudHeading = ({ id, title, wide = false, children }: LoudHeadingProps) => (
  <Cell className={wide ? `${styles.heading} ${styles.wide}` : styles.heading}>
    <h2 id={id}>{title}</h2>
    {children && <p className="muted">{children}</p>}
  </Cell>
);
