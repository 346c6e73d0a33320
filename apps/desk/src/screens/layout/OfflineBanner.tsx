import type { ReactNode } from 'react';
import { useOffice } from '#parts/office.ts';
import { formatTime } from '#parts/format-time.ts';
import { useDownSince } from '#live/live-state.store.ts';
import styles from './OfflineBanner.module.css';

/** Shown once above everything while the connection is down: the screen may be out of date. Below it: who is away. */
export function OfflineBanner({ children }: { readonly children: ReactNode }) {
  const { zone } = useOffice();
  const since = useDownSince();
  return (
    <div className={styles['link']} role="status">
      {since && (
        <p className={styles['line']}>
          <b>Offline since {formatTime(since, zone)}.</b> What you see may be out of date. What you
          write is saved here, and the desk reconnects automatically.
        </p>
      )}
      {children}
    </div>
  );
}
