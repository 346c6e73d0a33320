import type { ReactNode } from 'react';
import { Cell } from '../Cell/Cell.tsx';
import { Frame } from '../Frame/Frame.tsx';
import styles from './SectionTitle.module.css';

interface SectionTitleProps {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly action?: ReactNode;
}

/** Number and name on one baseline, each aligned with a grid line. */
export function SectionTitle({ id, number, title, action }: SectionTitleProps) {
  return (
    <Frame lines="quarters">
      <Cell inset="subgrid" className={styles.title}>
        <h2 id={id} className={styles.heading}>
          <span className={styles.number}>{number}</span> <span>{title}</span>
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </Cell>
    </Frame>
  );
}
