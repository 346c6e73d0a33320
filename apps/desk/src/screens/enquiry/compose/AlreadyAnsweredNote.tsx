import type { AlreadyAnswered } from '@studio/contract/desk/responses';
import type { AfterReply } from '@studio/contract/desk/requests.schema';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';

interface AlreadyAnsweredNoteProps extends AlreadyAnswered {
  /** The state that the enquiry was to get with the reply. */
  readonly then: AfterReply;
  readonly onSend: (then: AfterReply, seen: string) => void;
}

/** Warns before a second answer. The user may still send it, and their choices are kept. */
export function AlreadyAnsweredNote({ message, seen, then, onSend }: AlreadyAnsweredNoteProps) {
  return (
    <p className={styles['busy']}>
      <strong>{message}</strong> Yours is saved and was not sent.{' '}
      <Button
        onClick={() => {
          onSend(then, seen);
        }}
      >
        Reply anyway
      </Button>
    </p>
  );
}
