import type { AnsweredSince } from '@studio/contract/desk/answers';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';

interface AnsweredSinceNoteProps extends AnsweredSince {
  readonly onSend: (seen: string) => void;
}

/** Nobody answers twice without knowing; who knows may. */
export function AnsweredSinceNote({ message, seen, onSend }: AnsweredSinceNoteProps) {
  return (
    <p className={styles['busy']}>
      <strong>{message}</strong> Yours is kept and was not sent.{' '}
      <Button
        onClick={() => {
          onSend(seen);
        }}
      >
        Reply all the same
      </Button>
    </p>
  );
}
