import type { ReactNode } from 'react';
import { Cell } from '../Cell/Cell.tsx';
import styles from './BandHeading.module.css';

interface BandHeadingProps {
  readonly id: string;
  readonly title: string;
  /** A small drawing before the title. */
  readonly glyph?: ReactNode;
  /** One sentence at the centre line, beside the title. */
  readonly children?: ReactNode;
}

/** The head of a band: what it is called, and why one should read it. Goes inside a Frame. */
export function BandHeading({ id, title, glyph, children }: BandHeadingProps) {
  return (
    <Cell inset="subgrid" className={styles.heading}>
      <h2 id={id}>
        {glyph}
        {title}
      </h2>
      {children && <p className="muted">{children}</p>}
    </Cell>
  );
}
