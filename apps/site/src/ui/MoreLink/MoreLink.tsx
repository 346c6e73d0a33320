import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './MoreLink.module.css';

/** A plain link to another page, with an arrow. */
export function MoreLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <a className={`screen-only ${styles.more}`} href={href}>
      {children}
      <Arrow />
    </a>
  );
}
