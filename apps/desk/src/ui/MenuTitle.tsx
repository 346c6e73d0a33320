import type { ReactNode } from 'react';
import styles from './MenuText.module.css';

/** What a menu asks. */
export function MenuTitle({ children }: { readonly children: ReactNode }) {
  return <p className={styles['title']}>{children}</p>;
}
