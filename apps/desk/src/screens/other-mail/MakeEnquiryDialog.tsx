import type { OtherMail } from '@studio/contract/desk/other-mail';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makeEnquiry } from '#api/other-mail.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { showToast } from '#ui/toast.store.ts';
import styles from './OtherMail.module.css';

const LONGEST = 200;

interface MakeEnquiryDialogProps {
  readonly mail: OtherMail;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Asks for the fields, prefilled from the mail, and for the privacy notice they saw. */
export function MakeEnquiryDialog({ mail, onClose, onMade }: MakeEnquiryDialogProps) {
  const [name, setName] = useState(mail.name.slice(0, LONGEST));
  const [companyname, setCompany] = useState('');
  const [subject, setSubject] = useState((mail.subject || 'No subject').slice(0, LONGEST));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => makeEnquiry(mail.id, { name, companyname, subject }),
    onSuccess: ({ reference }) => {
      showToast(`${name} is now an enquiry, ${reference}. It is in To answer.`);
      onMade();
      onClose();
    },
    onError: onMade,
  });
  const isRight = name.trim() !== '' && subject.trim() !== '';
  return (
    <Dialog title="Make it an enquiry" isOpen onClose={onClose}>
      <form
        className={styles['make']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) mutate();
        }}
      >
        <Field
          label="Name"
          value={name}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <Field
          label="Company, if the mail names it"
          value={companyname}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => {
            setCompany(target.value);
          }}
        />
        <Field
          label="Subject"
          value={subject}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => {
            setSubject(target.value);
          }}
        />
        <p>
          The answer goes to <b className={styles['address']}>{mail.sender}</b>. The clock has been
          running since the mail arrived, and the answer counts in our response time.
        </p>
        <p>
          <b>Privacy notice:</b> they wrote by mail and were shown none, so none is recorded. The
          receipt they get now says what we keep and links to their own page, where they can have it
          erased.
        </p>
        {error && (
          <p role="alert" className={styles['fault']}>
            {error.message}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button type="submit" look="solid" disabled={!isRight || isPending}>
            Make it an enquiry
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
