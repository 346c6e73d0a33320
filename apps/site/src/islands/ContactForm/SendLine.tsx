import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import styles from './ContactForm.module.css';

interface SendLineProps {
  readonly words: string;
  readonly submitting: boolean;
  /** There was no answer, and the form is being sent again. */
  readonly waiting: boolean;
}

const stillTrying = 'We are still trying to send your message. Please keep this page open.';

/** The submit button, and the progress of sending. */
export function SendLine({ words, submitting, waiting }: SendLineProps) {
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
