import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personQuery, useErasePerson } from '#api/erase-person.ts';
import { formatMoment } from '#parts/format-time.ts';
import { mailCount } from '#screens/people/mail-text.ts';
import { MailList } from '#screens/people/MailList.tsx';
import { useChosenMails } from '#screens/people/use-chosen-mails.ts';
import { useOffice, type Office } from '#parts/office.ts';
import { useExportPerson } from '#screens/people/use-export-person.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { showToast } from '#ui/toast.store.ts';
import { erasedText, toGoText } from './erase-text.ts';
import styles from './EraseDialog.module.css';
import { reportMovedMails } from './report-moved-mails.ts';

interface EraseDialogProps {
  readonly enquiry: EnquiryDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

const stays = [
  'backups, until they are overwritten',
  'one entry in the audit log: who erased, when, and a code that cannot be turned back into the address',
];

function dueText(dueAt: string, { now, zone }: Office): string {
  const due = new Date(dueAt);
  const isLate = due <= now();
  return `An answer ${isLate ? 'was' : 'is'} due ${formatMoment(due, now(), zone)}${isLate ? ' and has not been sent.' : '.'}`;
}

function Asked({ enquiry, onClose, onErased }: Omit<EraseDialogProps, 'isOpen'>) {
  const { email, name } = enquiry.fields;
  const office = useOffice();
  const { data: found } = useQuery(personQuery(email));
  const [typed, setTyped] = useState('');
  const erase = useErasePerson();
  const exporting = useExportPerson();
  const mails = useChosenMails(email);
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();

  function onErase(): void {
    // The event stream may close this enquiry before the answer arrives, and a mutation's callbacks end with the
    // dialog.
    erase.mutateAsync({ email, confirm: typed.trim(), mails: mails.confirmed }).then(
      ({ mailListing }) => {
        showToast(`${name} is erased.`);
        if (mailListing !== null) void reportMovedMails(mailListing, office.zone);
        onErased();
      },
      () => undefined, // The dialog shows why.
    );
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) onErase();
      }}
    >
      <p>
        Everything the desk holds about <strong className={styles['address']}>{email}</strong> is
        deleted. This cannot be undone.
      </p>
      <div className={styles['columns']}>
        <section>
          <h3>Deleted immediately</h3>
          <ul>
            {erasedText(found, enquiry).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>Kept on purpose</h3>
          <ul>
            {stays.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      </div>
      <MailList mails={mails} />
      {enquiry.state === 'to-answer' && (
        <p className={styles['warning']}>
          {dueText(enquiry.dueAt, office)} Once erased, it can no longer be answered.
        </p>
      )}
      <Field
        label="Type their email address to confirm"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        hint={toGoText(email, typed)}
        fault={erase.error?.message}
      />
      {exporting.error && (
        <p role="alert" className={styles['fault']}>
          {exporting.error.message}
        </p>
      )}
      <div className={styles['end']}>
        <Button caps={['Esc']} onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={exporting.isPending}
          onClick={() => {
            exporting.mutate(email);
          }}
        >
          Export a copy first
        </Button>
        <Button type="submit" look="danger" disabled={!isSame || erase.isPending}>
          {mails.confirmed
            ? `Erase this person, and move ${mailCount(mails.confirmed.keys.length)}`
            : 'Erase this person'}
        </Button>
      </div>
    </form>
  );
}

/** Erasing cannot be undone, so the dialog first lists what is erased and requires the typed address. */
export function EraseDialog({ enquiry, isOpen, onClose, onErased }: EraseDialogProps) {
  return (
    <Dialog title={`Erase ${enquiry.fields.name}?`} isOpen={isOpen} onClose={onClose} size="middle">
      <Asked enquiry={enquiry} onClose={onClose} onErased={onErased} />
    </Dialog>
  );
}
