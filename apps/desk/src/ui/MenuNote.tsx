import type { ReactNode } from 'react';
import styles from './MenuText.module.css';

/** Information before choosing. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
