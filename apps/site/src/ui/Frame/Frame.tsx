import type { ReactNode } from 'react';
import styles from './Frame.module.css';

interface FrameProps {
  /** Which lines of the grid are shown: only the edges, the center too, or all four quarters. */
  readonly lines?: 'edges' | 'half' | 'quarters';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Twelve columns without gutters. Its children are Cells; each has its own inset. */
export function Frame({ lines = 'edges', className, children }: FrameProps) {
  const classes = [styles.frame, styles[lines], className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
