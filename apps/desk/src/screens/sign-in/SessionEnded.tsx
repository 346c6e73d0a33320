import { Dialog } from '#ui/Dialog.tsx';
import styles from './SessionEnded.module.css';

/** Covers all personal data. Unsaved text is kept behind it. */
export function SessionEnded({ name }: { readonly name: string }) {
  const to = `${location.pathname}${location.search}`;
  return (
    <Dialog title="You were signed out" isOpen mustAnswer onClose={() => undefined}>
      <div className={styles['said']}>
        <p>The desk ends sessions that are not used, and every session after a working day.</p>
        <p>
          What you were writing is saved in this browser, {name}, and will be here when you are
          back.
        </p>
        <a className={styles['again']} href={`/auth/login?to=${encodeURIComponent(to)}`}>
          Sign in again
        </a>
      </div>
    </Dialog>
  );
}
