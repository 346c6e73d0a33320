import { useEffect, useRef } from 'react';
import { DialogCross } from '@studio/drawings/pages/DialogCross/DialogCross.tsx';
import { DialogTick } from '@studio/drawings/pages/DialogTick/DialogTick.tsx';
import type { Answering } from '@studio/contract/response-target-text';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import styles from './ResultDialog.module.css';
import type { Ending } from './send/outcome.ts';

/** How to reach a person without the form, and when they answer. */
export interface DirectContact extends Answering {
  readonly email: string;
  readonly phone: string;
}

interface ResultDialogProps {
  readonly outcome: Ending;
  /** Retries continue while a failure is shown. */
  readonly trying: boolean;
  readonly contact: DirectContact;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

const failed = {
  title: 'Oops...',
  text: 'Something went wrong!',
  footer: 'Please Refresh the page and Try Again...',
};

/** The specification's text for each result. */
const words = {
  sent: { title: 'Success!', text: 'Message sent successfully!' },
  failed,
  down: failed,
  unreachable: {
    title: 'The Internet?',
    text: 'That thing is still around?',
    footer:
      'There was no answer. Your message is kept in this tab: restore it and send it again when you are connected.',
  },
} as const;

export function ResultDialog(props: ResultDialogProps) {
  const { outcome, trying, contact, onRestore, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const said = words[outcome.kind];
  const good = outcome.kind === 'sent';
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // The result may become a success while the dialog is open, and the focused button then disappears.
    if (good) dialog.current?.querySelector('button')?.focus();
  }, [good]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${good ? '' : styles.bad}`}
      aria-labelledby="result-title"
      aria-describedby="result-text"
      onClose={onClose}
    >
      <div aria-live="polite">
        <div className={styles.sign}>{good ? <DialogTick /> : <DialogCross />}</div>
        <h2 id="result-title">{said.title}</h2>
        <div id="result-text">
          <p>{said.text}</p>
          {'reference' in outcome && (
            <p>
              Your reference is <b>{outcome.reference}</b>.
            </p>
          )}
          {good && <p>We answer by email {contact.within}.</p>}
          {'cause' in outcome && outcome.cause && <p>{outcome.cause}</p>}
          {trying && <p>We are still trying to send it. Please keep this page open.</p>}
          {!trying && outcome.kind === 'down' && <p>Please try again in a few minutes.</p>}
          {!trying && 'footer' in said && <p className={styles.footer}>{said.footer}</p>}
        </div>
      </div>
      <form method="dialog" className={styles.actions}>
        {!good && <button onClick={onRestore}>Restore my message</button>}
        <button>Close</button>
      </form>
      {!good && (
        <p className={styles.footer}>
          You can also write or call: <ContactLinks email={contact.email} phone={contact.phone} />
        </p>
      )}
    </dialog>
  );
}
