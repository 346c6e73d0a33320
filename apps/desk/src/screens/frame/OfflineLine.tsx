import type { ReactNode } from 'react';
import { useOffice } from '#parts/office.ts';
import { timeWords } from '#parts/moments.ts';
import { useDownSince } from '#live/live-state.store.ts';
import styles from './OfflineLine.module.css';

/** Not live: said once, above everything; what is on the screen stays, and may be old. Below it: who is away. */
export function OfflineLine({ children }: { readonly children: ReactNode }) {
  const { zone } = useOffice();
  const since = useDownSince();
  return (
    <div className={styles['place']} role="status">
      {since && (
        <p className={styles['line']}>
          <b>Not live since {timeWords(since, zone)}.</b> What you read may be old. What you write
          is kept here, and the desk asks again by itself.
        </p>
      )}
      {children}
    </div>
  );
}
