import { LABEL_LENGTH, type LabelView } from '@studio/contract/desk/labels';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addLabel, labelsQuery, renameLabel, retireLabel, useChangeLabels } from '#api/labels.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toast.store.ts';
import styles from './dialogs.module.css';

function LabelForm({ label }: { readonly label: LabelView }) {
  const [typed, setTyped] = useState(label.name);
  const { mutate, mutateAsync, isPending, error } = useChangeLabels();
  const name = typed.trim();
  const isOther = name !== '' && name !== label.name;

  type Change = () => Promise<readonly LabelView[]>;
  /** The label's row may be gone before the answer arrives, and its callbacks with it. */
  function change(how: Change, said: string, back: Change): void {
    mutateAsync(how).then(
      () => {
        showToast(said, {
          undo: () => {
            mutate(back);
          },
        });
      },
      () => undefined,
    );
  }
  function rename(): void {
    const said = `Label “${label.name}” is now “${name}”.`;
    change(
      () => renameLabel(label, name),
      said,
      () => renameLabel({ ...label, name }, label.name),
    );
  }
  function retire(): void {
    const said = `Label “${label.name}” is retired. Enquiries that have it keep it.`;
    change(
      () => retireLabel(label),
      said,
      () => addLabel(label.name),
    );
  }
  return (
    <li>
      <form
        className={styles['line']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOther) rename();
        }}
      >
        <input
          aria-label={`Name of the label ${label.name}`}
          className={styles['input']}
          maxLength={LABEL_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <Button type="submit" disabled={!isOther || isPending}>
          Rename
        </Button>
        <Button disabled={isPending} aria-label={`Retire ${label.name}`} onClick={retire}>
          Retire
        </Button>
      </form>
      {error && (
        <p role="alert" className={styles['fault']}>
          {error.message}
        </p>
      )}
    </li>
  );
}

/** For managers: the labels of the team. */
export function LabelsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: labels = [] } = useQuery(labelsQuery);
  return (
    <Dialog title="Labels" isOpen onClose={onClose}>
      <div className={styles['parts']}>
        <p>
          A new name applies everywhere. A retired label is no longer offered; enquiries that have
          it keep it, and typing its name brings it back.
        </p>
        <ul className={styles['parts']}>
          {labels
            .filter(({ isRetired }) => !isRetired)
            .map((label) => (
              <LabelForm key={`${label.id} ${label.name}`} label={label} />
            ))}
        </ul>
        <div>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
