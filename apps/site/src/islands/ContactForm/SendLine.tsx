import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import styles from './ContactForm.module.css';
import { isSame, type Typed } from './draft.ts';
import type { FormState } from './form-state.ts';
import { UnsentNote } from './UnsentNote.tsx';

interface SendLineProps {
  readonly words: string;
  readonly phase: FormState['phase'];
  /** The message of the last submit. */
  readonly message: Typed | undefined;
  /** The messages that were not accepted so far, newest first. */
  readonly unsent: readonly Typed[];
  readonly onRestore: (message: Typed) => void;
}

const stillTrying = 'We are still trying to send your message. Please keep this page open.';

/**
 * The submit button; above it the progress of sending, and what was not sent. They are beside the button, which has
 * the focus after a failure.
 */
export function SendLine({ words, phase, message, unsent, onRestore }: SendLineProps) {
  const submitting = phase === 'sending' || phase === 'retrying';
  const waiting = phase === 'retrying' || phase === 'overdue';
  // It may still be sent, so it is not listed as unsent.
  const isOnItsWay = (other: Typed): boolean => waiting && isSame(other, message);
  return (
    <>
      <p className={waiting ? styles.note : 'visually-hidden'} role="status">
        {waiting ? stillTrying : submitting ? 'Submitting...' : ''}{' '}
        {unsent.filter(isOnItsWay).map((pending) => (
          <button
            key="restore"
            type="button"
            onClick={() => {
              onRestore(pending);
            }}
          >
            Restore my message
          </button>
        ))}
      </p>
      <UnsentNote unsent={unsent.filter((other) => !isOnItsWay(other))} onRestore={onRestore} />
      <div className={`${styles.full} ${styles.send}`}>
        <SubmitButton busy={submitting}>
          <span>{submitting ? 'Submitting...' : words}</span>
        </SubmitButton>
      </div>
    </>
  );
}
