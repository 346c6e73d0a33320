import type { ComponentProps } from 'react';
import { Cell } from '#ui/Cell/Cell.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './RowList.module.css';

interface RowListProps {
  readonly rows: readonly {
    readonly title: string;
    /** Where the title leads, if it does. */
    readonly href?: string;
    readonly text: ComponentProps<typeof RichText>['text'];
  }[];
}

/** Titles on the left half, what they mean on the right. Stands in a Frame. */
export function RowList({ rows }: RowListProps) {
  return (
    <Cell as="ul" inset="subgrid">
      {rows.map((row) => (
        <li key={row.title} className={styles.row}>
          <h3>{row.href ? <a href={row.href}>{row.title}</a> : row.title}</h3>
          <p className="muted">
            <RichText text={row.text} />
          </p>
        </li>
      ))}
    </Cell>
  );
}
