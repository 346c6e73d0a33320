import styles from './ContactForm.module.css';
import type { useDraft } from './use-draft.ts';

/** A note about the saved draft, with buttons to restore or clear it. */
export function DraftNote({ draft }: { readonly draft: ReturnType<typeof useDraft> }) {
  if (draft.state === 'none') return null;
  const restored = draft.state === 'restored';
  return (
    <p className={styles.note} role="status">
      {restored ? 'We kept what you typed before.' : 'Your message was not sent; we kept it.'}{' '}
      <button type="button" onClick={restored ? draft.clear : draft.restore}>
        {restored ? 'Clear it' : 'Restore my message'}
      </button>
    </p>
  );
}
