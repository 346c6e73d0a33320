import type { EnquiryDetail, RelatedEnquiry } from '@studio/contract/desk/responses';
import { inOrder } from '@studio/contract/desk/merging';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './merge.module.css';
import type { Merging } from './use-merge.ts';

interface MergeDialogProps {
  readonly enquiry: EnquiryDetail;
  readonly other: RelatedEnquiry;
  readonly merging: Merging;
}

/** Explains the consequences of merging before it is done. */
export function MergeDialog({ enquiry, other, merging }: MergeDialogProps) {
  const { zone } = useOffice();
  const now = useMinute();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, button[type=submit]')?.focus();
  }, []);
  const shut = () => {
    merging.ask(undefined);
  };
  // The dialog covers the toast, so the error is shown here.
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => merging.merge(other),
    onSuccess: shut,
  });
  const { earlier, later } = inOrder<
    EnquiryDetail | RelatedEnquiry,
    EnquiryDetail | RelatedEnquiry
  >(enquiry, other);
  return (
    <Dialog title="Merge two enquiries from one person" isOpen onClose={shut} size="middle">
      <form
        ref={form}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {merging.choices.length > 1 && (
          <fieldset className={styles['choices']}>
            <legend>Merge with which enquiry?</legend>
            {merging.choices.map(({ id, reference, subject, receivedAt }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="other"
                  checked={id === other.id}
                  onChange={() => {
                    merging.ask(id);
                  }}
                />
                <span>
                  <bdi>{subject}</bdi>, {reference}, {formatMoment(new Date(receivedAt), now, zone)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p className={styles['what']}>
          <b>{later.reference}</b> “<bdi>{later.subject}</bdi>” becomes part of{' '}
          <b>{earlier.reference}</b> “<bdi>{earlier.subject}</bdi>”, which came first.
        </p>
        <ul className={styles['follows']}>
          <li>Everything written in both is shown there, oldest first.</li>
          <li>
            {later.reference} is closed as a duplicate and leaves the lists. Their page for it keeps
            working and says so.
          </li>
          <li>
            Whatever they write to either one goes to {earlier.reference}, and you reply from there.
          </li>
          <li>If both await an answer, it is due at the earlier time.</li>
        </ul>
        <p>You can undo this at any time; each is then as if it had never been merged.</p>
        {error && (
          <p role="alert" className={styles['fault']}>
            {error.message}
          </p>
        )}
        <div className={styles['end']}>
          <Button caps={['Esc']} onClick={shut}>
            Cancel
          </Button>
          <Button type="submit" look="solid" caps={['↵']} disabled={isPending}>
            Merge them
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
