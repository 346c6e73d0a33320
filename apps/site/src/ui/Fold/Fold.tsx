import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** The summary line; visible in both states, so it names the content. */
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row that expands, with a sign for its state. */
export const Fold = ({ title, open = false, className, children }: FoldProps) => (
  <details className={[styles.fold, className].filter(Boolean).join(' ')} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);
