import type { ComponentProps, ReactNode } from 'react';
import { Cell } from '#ui/Cell/Cell.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './RowList.module.css';

interface RowListProps {
  readonly rows: readonly {
    readonly title: string;
    /** The anchor of this row. */
    readonly id?: string;
    /** The link of the title, if it has one. */
    readonly href?: string;
    readonly text: ComponentProps<typeof RichText>['text'];
    /** Content below the text. */
    readonly below?: ReactNode;
    /** Content of the right half; the text is then below its title. */
    readonly beside?: ReactNode;
  }[];
}

/** Titles on the left half, texts on the right. Goes inside a Frame. */
export function RowList({ rows }: RowListProps) {
  return (
    <Cell as="ul" inset="subgrid">
      {rows.map((row) => (
        <li key={row.title} className={`${styles.row} ${row.beside ? styles.beside : ''}`}>
          <h3 id={row.id}>{row.href ? <a href={row.href}>{row.title}</a> : row.title}</h3>
          <p className="muted">
            <RichText text={row.text} />
          </p>
          {(row.below ?? row.beside) && <div>{row.below ?? row.beside}</div>}
        </li>
      ))}
    </Cell>
  );
}
