import type { ReactNode } from 'react';
import styles from './room.module.css';

/** The container of a drawing: its width, not the window's, sets label sizes and the composition. */
export const Room = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.room}>{children}</div>
);
