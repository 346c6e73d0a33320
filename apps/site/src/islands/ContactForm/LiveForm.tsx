import type { Origin } from '@studio/contract';
import { Suspense, useEffect, useRef } from 'react';
import styles from './ContactForm.module.css';
import { ContactFields, type FormText } from './ContactFields.tsx';
import { isSame, type Typed } from './draft.ts';
import { DraftNote } from './DraftNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { LazySheetNote } from './lazy-sheet-note.ts';
import { ReceiptNote } from './ReceiptNote.tsx';
import { ResultDialog, type DirectContact } from './ResultDialog.tsx';
import type { Transports } from './send/send-enquiry.ts';
import { SendLine } from './SendLine.tsx';
import { incomingSheet, dropIncomingSheet } from '../Sheet/incoming-sheet.ts';
import { hasSheet } from '../Sheet/sheet-store.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useContactForm } from './use-contact-form.ts';
import { useDraft } from './use-draft.ts';

interface LiveFormProps {
  readonly subjectLine: string;
  readonly country: string;
  readonly words: FormText;
  readonly origin: Origin;
  readonly action: string | undefined;
  readonly transports: Transports;
  readonly contact: DirectContact;
  readonly sheets: boolean;
}

/** The form with script: saves drafts, validates, sends, and shows the result. */
export function LiveForm({
  subjectLine,
  country,
  words,
  origin,
  action,
  transports,
  contact: direct,
  sheets,
}: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const alive = useHydrated();
  const draft = useDraft(form);
  useEffect(() => {
    const answers = incomingSheet();
    if (sheets || !answers.startsWith('#sheet.')) return;
    import('./bring-answers.ts').then(
      ({ bringAnswers }) => {
        if (form.current) bringAnswers(form.current, answers.slice(1));
        dropIncomingSheet();
      },
      // If the sheet cannot be loaded, the message is sent without it.
      () => undefined,
    );
  }, [sheets]);
  const contact = useContactForm(form, transports, origin);
  const { errors, refusals, phase, message: sending, dialog, receipt, summaryPlace } = contact;
  const restore = (message: Typed | undefined): void => {
    if (isSame(message, sending)) contact.stopTrying();
    draft.restore(message);
  };
  return (
    <>
      <div ref={summaryPlace} className={styles.above}>
        <ErrorSummary key={refusals} errors={errors} />
      </div>
      <form
        ref={form}
        className={styles.form}
        action={action}
        // Without an action it needs script: the method "dialog" keeps the browser from posting it.
        method={action ? 'post' : 'dialog'}
        noValidate={alive}
        onInput={contact.onInput}
        onSubmit={contact.onSubmit}
      >
        <ReceiptNote receipt={receipt} answering={direct} />
        <DraftNote restored={draft.restored} onClear={draft.clear} />
        {sheets && alive && hasSheet() && (
          <Suspense>
            <LazySheetNote />
          </Suspense>
        )}
        <ContactFields
          subjectLine={subjectLine}
          country={country}
          words={words}
          origin={origin}
          errors={errors}
          alive={alive}
        />
        <SendLine
          words="Let's Talk"
          phase={phase}
          message={sending}
          unsent={draft.unsent}
          onRestore={restore}
        />
      </form>
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
    </>
  );
}
