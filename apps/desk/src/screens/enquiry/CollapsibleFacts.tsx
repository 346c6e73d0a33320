import type { ReactNode } from 'react';
import { useMedia } from '#ui/use-media.ts';
import styles from './EnquiryPane.module.css';

/** On a phone the facts are collapsed below the thread; on larger screens they are always visible. */
export function CollapsibleFacts({ children }: { readonly children: ReactNode }) {
  const isNarrow = useMedia('(width < 48em)');
  if (!isNarrow) return <div className={styles['facts']}>{children}</div>;
  return (
    <details className={styles['facts']}>
      <summary className={styles['fold']}>Who they are, and where</summary>
      {children}
    </details>
  );
}
