import type { ReactNode } from 'react';
import styles from './TitleBlock.module.css';

interface TitleBlockProps {
  readonly cells: readonly {
    readonly term: string;
    readonly value: ReactNode;
    readonly says: string;
    /** Two columns instead of one. */
    readonly wide?: boolean;
  }[];
  /** On a phone only the large text, because the page has the rest below. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

/** The mark of a sample is shown on a phone too. */
const isMarked = (says: string): boolean => /\bsample\b/i.test(says);

/** The block in the corner of a drawing: its key facts. */
export const TitleBlock = ({ cells, brief = false, className }: TitleBlockProps) => (
  <dl className={[styles.block, brief && styles.brief, className].filter(Boolean).join(' ')}>
    {cells.map(({ term, value, says, wide }) => (
      <div
        key={term}
        className={
          [wide && styles.wide, isMarked(says) && styles.marked].filter(Boolean).join(' ') ||
          undefined
        }
      >
        <dt>{term}</dt>
        <dd>{value}</dd>
        <dd>{says}</dd>
      </div>
    ))}
  </dl>
);
