import type { Origin } from '@studio/contract';
import { ContactFields, type FormText } from '../ContactForm/ContactFields.tsx';
import styles from '../ContactForm/ContactForm.module.css';
import { isSame, type Typed } from '../ContactForm/draft.ts';
import { DraftNote } from '../ContactForm/DraftNote.tsx';
import { ErrorSummary } from '../ContactForm/ErrorSummary.tsx';
import { ReceiptNote } from '../ContactForm/ReceiptNote.tsx';
import { ResultDialog, type DirectContact } from '../ContactForm/ResultDialog.tsx';
import type { Transports } from '../ContactForm/send/send-enquiry.ts';
import { SendLine } from '../ContactForm/SendLine.tsx';
import { useContactForm } from '../ContactForm/use-contact-form.ts';
import { useDraft } from '../ContactForm/use-draft.ts';
import { useHydrated } from '../use-hydrated.ts';
import { sentEvent } from '../Sheet/sent-event.ts';
import { useFormAround, useSubmits } from './use-form-around.ts';

interface SendSheetProps extends Transports {
  readonly country: string;
  readonly words: FormText;
  readonly origin: Origin;
  readonly contact: DirectContact;
}

/**
 * The sender of a sheet: the fields of the contact form, in their order and with their messages. They are in the
 * sheet's form, so that without script both are posted together. An island of its own, because drawing needs none of
 * this.
 */
export function SendSheet(props: SendSheetProps) {
  const { country, words, origin, contact: direct, intake, emailJs } = props;
  const isAlive = useHydrated();
  const [place, form] = useFormAround();
  const draft = useDraft(form);
  const contact = useContactForm(form, { intake, emailJs }, origin, () => {
    form.current?.dispatchEvent(new Event(sentEvent));
  });
  useSubmits(form, contact.onSubmit);
  const { errors, refusals, phase, message: sending, dialog, receipt, summaryPlace } = contact;
  const restore = (message: Typed | undefined): void => {
    if (isSame(message, sending)) contact.stopTrying();
    draft.restore(message);
  };
  return (
    <div ref={place} onInput={contact.onInput}>
      <div ref={summaryPlace} className={styles.above}>
        <ErrorSummary key={refusals} errors={errors} />
      </div>
      <div className={styles.form}>
        <ReceiptNote receipt={receipt} answering={direct} />
        <DraftNote restored={draft.restored} onClear={draft.clear} />
        <ContactFields
          subjectLine="Our project, drawn"
          country={country}
          words={words}
          origin={origin}
          errors={errors}
          alive={isAlive}
        />
        <SendLine
          words="Send the sheet"
          phase={phase}
          message={sending}
          unsent={draft.unsent}
          onRestore={restore}
        />
      </div>
      {dialog && (
        <ResultDialog
          outcome={dialog}
          contact={direct}
          trying={phase === 'overdue'}
          onRestore={() => {
            restore(draft.unsent[0]);
          }}
          onClose={contact.closeDialog}
        />
      )}
    </div>
  );
}
