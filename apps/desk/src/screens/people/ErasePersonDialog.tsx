import { useState } from 'react';
import { mailCount } from './mail-text.ts';
import { MailList } from './MailList.tsx';
import { useChosenMails, type ChosenMails } from './use-chosen-mails.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './PeopleScreen.module.css';

interface ErasePersonDialogProps {
  readonly email: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Why it was not erased. */
  readonly fault: string | undefined;
  readonly onErase: (confirm: string, mails: ChosenMails['confirmed']) => void;
  readonly onClose: () => void;
}

function Confirm({
  email,
  isBusy,
  fault,
  onErase,
  onClose,
}: Omit<ErasePersonDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const mails = useChosenMails(email);
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      className={styles['dialog']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) onErase(typed.trim(), mails.confirmed);
      }}
    >
      <p>
        Everything {email} sent us is deleted, with notes, answers and subscriptions, here and from
        the search. Mails of their enquiries, and those they wrote without one, are moved to the
        trash of the sales mailbox. This cannot be undone. A code that does not contain their
        address stays in the audit log.
      </p>
      <MailList mails={mails} />
      <Field
        label="Type the address once more"
        autoComplete="off"
        value={typed}
        hint="So that no one is erased by accident."
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      {fault !== undefined && (
        <p role="alert" className={styles['fault']}>
          {fault}
        </p>
      )}
      <div className={styles['tools']}>
        <Button type="submit" look="danger" disabled={!isSame || isBusy}>
          {mails.confirmed
            ? `Erase for good, and move ${mailCount(mails.confirmed.keys.length)}`
            : 'Erase for good'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** Erasing requires typing the address. */
export function ErasePersonDialog({ isOpen, ...rest }: ErasePersonDialogProps) {
  return (
    <Dialog title="Erase this person?" isOpen={isOpen} onClose={rest.onClose} size="middle">
      <Confirm {...rest} />
    </Dialog>
  );
}
