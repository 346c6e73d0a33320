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

/** The heading of a band, with an introduction beside it. Goes inside a Frame. */
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
