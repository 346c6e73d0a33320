import type { ReactNode } from 'react';
import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './FactTable.module.css';

interface FactTableProps {
  /** A heading of its own, if it differs from the band's. */
  readonly heading?: ReactNode;
  /** The names of the three columns, for screen readers. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly head: ReactNode;
    readonly text: ReactNode;
    /** Its evidence, line by line. */
    readonly notes: ReactNode;
  }[];
}

/** Facts with the evidence for each. On a narrow screen every row is a block. Goes inside a Frame. */
export function FactTable({ heading, columns, rows }: FactTableProps) {
  return (
    <Cell as="table" inset="none" className={styles.facts}>
      {heading && <caption>{heading}</caption>}
      <thead className="visually-hidden">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, text, notes }) => (
          <tr key={id} id={id}>
            <th scope="row">{head}</th>
            <td>{text}</td>
            <td className="muted">{notes}</td>
          </tr>
        ))}
      </tbody>
    </Cell>
  );
}
