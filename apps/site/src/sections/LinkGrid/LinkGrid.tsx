import type { ReactNode } from 'react';
import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './LinkGrid.module.css';

interface LinkGridProps {
  readonly links: readonly {
    readonly name: string;
    readonly href: string;
    readonly line: string;
    /** A small drawing above the name. */
    readonly mark?: ReactNode;
  }[];
}

/** Cells that each lead to a page, with one line about it. Goes inside a Frame with the half line. */
export function LinkGrid({ links }: LinkGridProps) {
  return (
    <Cell as="ul" inset="none" className={styles.grid}>
      {links.map(({ name, href, line, mark }) => (
        <li key={name}>
          {mark}
          <div>
            <a href={href}>{name}</a>
            <p>{line}</p>
          </div>
        </li>
      ))}
    </Cell>
  );
}
