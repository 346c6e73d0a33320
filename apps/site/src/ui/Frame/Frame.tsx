import type { ReactNode } from 'react';
import styles from './Frame.module.css';

interface FrameProps {
  /** Which of the grid's lines show: the edges alone, the centre too, or all four quarters. */
  readonly lines?: 'edges' | 'half' | 'quarters';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Twelve columns without gutter. Its children are Cells; each carries its own inset. */
export function Frame({ lines = 'edges', className, children }: FrameProps) {
  const classes = [styles.frame, styles[lines], className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
