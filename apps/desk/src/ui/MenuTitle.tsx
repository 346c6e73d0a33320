import type { ReactNode } from 'react';
import styles from './MenuText.module.css';

/** The question of a menu. */
export function MenuTitle({ children }: { readonly children: ReactNode }) {
  return <p className={styles['title']}>{children}</p>;
}
