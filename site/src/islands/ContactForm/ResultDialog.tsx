import { useEffect, useRef } from 'react';
import { DialogCross } from '@old/drawings/pages/DialogCross/DialogCross.tsx';
import { DialogTick } from '@old/drawings/pages/DialogTick/DialogTick.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import styles from './ResultDialog.module.css';
import type { Ending } from './send/outcome.ts';

/** How to reach a person when the form reaches nobody. */
export interface DirectContact {
  readonly email: string;
  readonly phone: string;
}

interface ResultDialogProps {
  readonly outcome: Ending;
  readonly contact: DirectContact;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

const failed = {
  title: 'Oops...',
  text: 'Something went wrong!',
  footer: 'Please Refresh the page and Try Again...',
};

/** The specification's words for each ending. */
const words = {
  sent: { title: 'Success!', text: 'Message sent successfully!' },
  failed,
  down: failed,
  unreachable: {
    title: 'The Internet?',
    text: 'That thing is still around?',
    footer: 'Nothing answered. Your message is kept in this tab until it can be sent.',
  },
} as const;

export function ResultDialog({ outcome, contact, onRestore, onClose }: ResultDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const said = words[outcome.kind];
  const good = outcome.kind === 'sent';
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${good ? '' : styles.bad}`}
      aria-labelledby="result-title"
      aria-describedby="result-text"
      onClose={onClose}
    >
      <div className={styles.sign}>{good ? <DialogTick /> : <DialogCross />}</div>
      <h2 id="result-title">{said.title}</h2>
      <div id="result-text">
        <p>{said.text}</p>
        {'reference' in outcome && (
          <p>
            Your reference is <b>{outcome.reference}</b>.
          </p>
        )}
        {'cause' in outcome && outcome.cause && <p>{outcome.cause}</p>}
        {'footer' in said && <p className={styles.footer}>{said.footer}</p>}
      </div>
      <form method="dialog" className={styles.actions}>
        {!good && <button onClick={onRestore}>Restore my message</button>}
        <button>Close</button>
      </form>
      {!good && (
        <p className={styles.footer}>
          You can also write or call: <ContactLinks {...contact} />
        </p>
      )}
    </dialog>
  );
}
