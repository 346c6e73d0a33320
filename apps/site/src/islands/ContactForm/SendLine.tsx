import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import styles from './ContactForm.module.css';
import type { FormState } from './form-state.ts';

interface SendLineProps {
  readonly words: string;
  readonly phase: FormState['phase'];
}

const stillTrying = 'We are still trying to send your message. Please keep this page open.';

/** The submit button, and the progress of sending. */
export function SendLine({ words, phase }: SendLineProps) {
  const submitting = phase === 'sending' || phase === 'retrying';
  const waiting = phase === 'retrying' || phase === 'overdue';
  return (
    <>
      <div className={styles.full}>
        <SubmitButton busy={submitting}>{submitting ? 'Submitting...' : words}</SubmitButton>
      </div>
      <p className={waiting ? styles.note : 'visually-hidden'} role="status">
        {waiting ? stillTrying : submitting ? 'Submitting...' : ''}
      </p>
    </>
  );
}
