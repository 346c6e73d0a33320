import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetTable.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetTableProps {
  readonly table: NonNullable<Sheet['table']>;
  readonly label: string;
}

/** A table of a sheet. On a narrow screen each row is a block whose cells name their column. */
export const SheetTable = ({ table: { columns, rows }, label }: SheetTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = [], ...rest], i) => (
        <tr key={i}>
          <th scope="row">
            <RichText text={first} corrected />
          </th>
          {rest.map((text, column) => (
            <td key={column} data-column={columns[column + 1]}>
              <RichText text={text} corrected />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
