import type { Strangers } from '@studio/contract/desk/responses';
import type { AfterReply } from '@studio/contract/desk/requests.schema';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';

interface StrangersNoteProps extends Strangers {
  readonly then: AfterReply;
  readonly seen: string;
  readonly onSend: (then: AfterReply, seen: string, strangers: readonly string[]) => void;
}

/** A typing error could send a thread to a stranger, so the desk asks once. */
export function StrangersNote({ message, strangers, then, seen, onSend }: StrangersNoteProps) {
  return (
    <p className={styles['busy']}>
      <strong>{message}</strong> It was not sent.{' '}
      <Button
        onClick={() => {
          onSend(then, seen, strangers);
        }}
      >
        Send to {strangers.length === 1 ? 'this address' : 'these addresses'} too
      </Button>
    </p>
  );
}
