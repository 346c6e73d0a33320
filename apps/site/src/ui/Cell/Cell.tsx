import type { ReactNode } from 'react';
import styles from './Cell.module.css';

export type Span =
  | 'full'
  | '1-3'
  | '1-4'
  | '1-6'
  | '1-7'
  | '1-9'
  | '4-6'
  | '4-9'
  | '4-12'
  | '5-12'
  | '5-8'
  | '7-9'
  | '7-12'
  | '8-12'
  | '9-12'
  | '10-12';

interface CellProps {
  /** Columns from the desktop breakpoint up, counted from 1; below it a cell takes the whole width. */
  readonly span?: Span;
  /** `subgrid` passes the columns on to the children, which then set the inset themselves. */
  readonly inset?: 'line' | 'none' | 'subgrid';
  readonly as?:
    | 'div'
    | 'article'
    | 'aside'
    | 'nav'
    | 'figure'
    | 'header'
    | 'ul'
    | 'ol'
    | 'li'
    | 'p'
    | 'dl'
    | 'table';
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Cell(props: CellProps) {
  const { span = 'full', inset = 'line', as: Tag = 'div', id, label, className, children } = props;
  const classes = [styles.cell, styles[`span-${span}`], styles[inset], className];
  return (
    <Tag id={id} aria-label={label} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
