import { Button } from '#ui/Button.tsx';
import styles from './Notice.module.css';

interface UnreachedProps {
  readonly sentence: string;
  readonly onAgain: () => void;
}

export function Unreached({ sentence, onAgain }: UnreachedProps) {
  return (
    <main className={styles['notice']}>
      <h1>The desk cannot be reached.</h1>
      <p role="alert">{sentence}</p>
      <p>Enquiries are taken and kept meanwhile, and sales gets its mails.</p>
      <Button look="solid" onClick={onAgain}>
        Try again
      </Button>
    </main>
  );
}
