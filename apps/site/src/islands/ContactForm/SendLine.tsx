import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import styles from './ContactForm.module.css';

interface SendLineProps {
  readonly words: string;
  readonly submitting: boolean;
  /** Nothing answered yet, and it is asked again. */
  readonly waiting: boolean;
}

const askingAgain = 'No answer yet. We are asking again for you; please keep this page open.';

/** The button that sends, and what is happening meanwhile. */
export function SendLine({ words, submitting, waiting }: SendLineProps) {
  return (
    <>
      <div className={styles.full}>
        <SubmitButton busy={submitting}>{submitting ? 'Submitting...' : words}</SubmitButton>
      </div>
      <p className={waiting ? styles.note : 'visually-hidden'} role="status">
        {waiting ? askingAgain : submitting ? 'Submitting...' : ''}
      </p>
    </>
  );
}
