import type { ReactNode } from 'react';
import styles from './room.module.css';

/** The place a drawing stands in: labels and compositions are chosen by its width, not the window's. */
export const Room = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.room}>{children}</div>
);
