import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '#api/api-error.ts';
import { refetchEnquiry } from '#api/enquiry.ts';
import { addNote } from '#api/replies.ts';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { Composer } from '#parts/Composer/Composer.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import styles from './compose.module.css';
import { DraftState } from './DraftState.tsx';
import type { ComposerProps } from './ReplyComposer.tsx';
import { useDraft } from './use-draft.ts';

/** An internal note. It is never sent, but is part of a person's data export. */
export function NoteComposer({ enquiry, me, onShut, onDone }: ComposerProps) {
  const client = useQueryClient();
  const of = { staffId: me.id, enquiryId: enquiry.id, what: 'note' as const };
  const draft = useDraft(of, enquiry.drafts.note);
  const { mutate, isPending } = useMutation({
    mutationFn: (note: { readonly id: string; readonly text: string }) => addNote(enquiry.id, note),
    onSuccess: () => {
      draft.clear();
      showToast('The note is saved.');
      onDone();
      return refetchEnquiry(client, enquiry.id);
    },
    onError: (error) => {
      // The service has another text under this key: its response to the first try was lost.
      if (statusOf(error) !== 409) return undefined;
      draft.renew();
      return refetchEnquiry(client, enquiry.id);
    },
  });
  const isReady = draft.text.trim() !== '' && !isPending;

  function keep(): void {
    if (isReady) mutate({ id: draft.key, text: draft.text });
  }
  useKeys({ send: keep });

  return (
    <Composer
      label="Note"
      head={
        <>
          <span className={styles['name']}>Note for us</span>{' '}
          <span className={styles['dim']}>never leaves the desk</span>
        </>
      }
      text={draft.text}
      onText={draft.write}
      onShut={onShut}
      foot={
        <>
          <p className={styles['said']} role="status">
            <DraftState place={draft.place} /> Enquirers who ask for a copy of their data also get
            the notes.
          </p>
          <Button look="solid" caps={capsOf('send')} disabled={!isReady} onClick={keep}>
            Save the note
          </Button>
        </>
      }
    />
  );
}
