import type { Answering } from '@studio/contract/response-target-text';
import styles from './ContactForm.module.css';
import type { Receipt } from './form-state.ts';

interface ReceiptNoteProps {
  /** The last message sent from this page. */
  readonly receipt: Receipt | undefined;
  readonly answering: Answering;
}

/** Shown above the form after the dialog is closed, and takes its focus. */
export function ReceiptNote({ receipt, answering }: ReceiptNoteProps) {
  if (!receipt) return null;
  const { reference } = receipt;
  return (
    <p className={styles.note} tabIndex={-1} data-receipt="">
      <b>We got your message.</b> {reference && `Your reference is ${reference}. `}
      We will answer by email {answering.within} ({answering.hours}), with questions or a time for a
      first call. You do not need to do anything until then.
    </p>
  );
}
