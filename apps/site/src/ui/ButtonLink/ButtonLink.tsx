import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: 'solid' | 'line' | 'small';
  readonly arrow?: boolean;
  readonly children: ReactNode;
}

/** A call to action that leads to another page. */
export function ButtonLink({ href, look = 'solid', arrow = true, children }: ButtonLinkProps) {
  // Solid is the default of a button; only the other looks have rules of their own.
  const classes = ['screen-only', styles.button, styles[look]].filter(Boolean).join(' ');
  return (
    <a className={classes} href={href}>
      {children}
      {arrow && <Arrow />}
    </a>
  );
}
