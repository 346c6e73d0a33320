import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactProps {
  readonly name: string;
  /** Below its name instead of beside it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={`${styles['fact']} ${isWide ? styles['wide'] : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
