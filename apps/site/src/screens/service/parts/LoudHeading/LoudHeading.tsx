import type { ReactNode } from 'react';
import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './LoudHeading.module.css';

interface LoudHeadingProps {
  readonly id: string;
  readonly title: string;
  /** A sentence beside it, or below it if the title needs the whole width. */
  readonly children?: ReactNode;
  readonly wide?: boolean;
}

/** The heading of a prominent band, for readers who only scroll. */
export const LoudHeading = ({ id, title, wide = false, children }: LoudHeadingProps) => (
  <Cell className={wide ? `${styles.heading} ${styles.wide}` : styles.heading}>
    <h2 id={id}>{title}</h2>
    {children && <p className="muted">{children}</p>}
  </Cell>
);
