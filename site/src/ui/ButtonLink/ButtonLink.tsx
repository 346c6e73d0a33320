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
  return (
    <a className={`${styles.button} ${styles[look]}`} href={href}>
      {children}
      {arrow && <Arrow />}
    </a>
  );
}
