import type { ReactNode } from 'react';
import styles from './Band.module.css';

interface BandProps {
  readonly ground?: 'paper' | 'blue' | 'wash';
  readonly id?: string | undefined;
  /** The id of the heading that names this band. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A full-width section of the page, separated from the one above by a line. */
export function Band({ ground = 'paper', id, labelledBy, className, children }: BandProps) {
  const classes = [styles.band, styles[ground], ground === 'blue' && 'on-blue', className];
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes.filter(Boolean).join(' ')}>
      {children}
    </section>
  );
}
