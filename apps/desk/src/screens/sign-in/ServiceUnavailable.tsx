import { Button } from '#ui/Button.tsx';
import styles from './Notice.module.css';

interface ServiceUnavailableProps {
  readonly sentence: string;
  readonly onAgain: () => void;
}

export function ServiceUnavailable({ sentence, onAgain }: ServiceUnavailableProps) {
  return (
    <main className={styles['notice']}>
      <h1>The desk cannot be reached.</h1>
      <p role="alert">{sentence}</p>
      <p>Enquiries are still accepted and stored, and sales still receives mails.</p>
      <Button look="solid" onClick={onAgain}>
        Try again
      </Button>
    </main>
  );
}
