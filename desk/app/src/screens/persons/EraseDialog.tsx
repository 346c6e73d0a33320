import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './PersonsScreen.module.css';

interface EraseDialogProps {
  readonly email: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onErase: (confirm: string) => void;
  readonly onClose: () => void;
}

function Confirm({ email, isBusy, onErase, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      className={styles['dialog']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) onErase(typed.trim());
      }}
    >
      <p>
        Everything {email} sent us goes, with notes, answers and subscriptions, here and from the
        search. It cannot be brought back. A mark without their address stays in the ledger.
      </p>
      <Field
        label="Type the address once more"
        autoComplete="off"
        value={typed}
        hint="So that nobody is erased by a slip."
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <div className={styles['tools']}>
        <Button type="submit" look="danger" disabled={!isSame || isBusy}>
          Erase for good
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </div>
    </form>
  );
}

/** Nobody is erased without their address being typed by hand. */
export function EraseDialog({ isOpen, ...rest }: EraseDialogProps) {
  return (
    <Dialog title="Erase this person?" isOpen={isOpen} onClose={rest.onClose}>
      <Confirm {...rest} />
    </Dialog>
  );
}
