import type { ReactElement, ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly opening: string;
  readonly children: ReactNode;
}

/** A screen of publishing: its title, a sentence on what it is for, and its content. */
export function Page({ title, opening, children }: PageProps): ReactElement {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p>{opening}</p>
      </div>
      {children}
    </div>
  );
}
