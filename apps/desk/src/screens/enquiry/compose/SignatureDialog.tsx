import type { SignatureView } from '@studio/contract/desk/mails';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryKeys } from '#api/query-keys.ts';
import { saveSignature } from '#api/replies.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toast.store.ts';
import styles from './SignatureDialog.module.css';

interface SignatureDialogProps {
  readonly signature: SignatureView;
  readonly onClose: () => void;
}

/** The user's own signature lines, with the company's lines of the content below them. */
export function SignatureDialog({ signature, onClose }: SignatureDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState(signature.text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveSignature,
    onSuccess: (kept) => {
      client.setQueryData(queryKeys.signature, kept);
      showToast('The signature is saved. It is added to replies you begin from now on.');
      onClose();
    },
  });
  return (
    <Dialog title="Your signature" isOpen onClose={onClose}>
      <div className={styles['part']}>
        <label htmlFor={id}>Your lines (leave empty for no signature)</label>
        <textarea
          id={id}
          className={styles['text']}
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        {signature.company.length > 0 && (
          <p className={styles['company']}>
            Below them: <bdi>{signature.company.join(' · ')}</bdi>
          </p>
        )}
        {error && (
          <p role="alert" className={styles['fault']}>
            {error.message}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button
            look="solid"
            disabled={isPending}
            onClick={() => {
              mutate(text);
            }}
          >
            Save the signature
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
