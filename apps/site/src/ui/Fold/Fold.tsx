import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** Its line while it is folded; read in both states, so it names what is inside. */
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row that opens, with the sign that says so. */
export const Fold = ({ title, open = false, className, children }: FoldProps) => (
  <details className={[styles.fold, className].filter(Boolean).join(' ')} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);
