import { VIEW_LENGTH, type SavedView } from '@studio/contract/desk/views';
import { useState } from 'react';
import { addView, editView, removeView, useChangeViews, type ViewShown } from '#api/views.ts';
import styles from '#screens/work/dialogs.module.css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { showToast } from '#ui/toast.store.ts';

interface ViewDialogProps {
  readonly shown: ViewShown;
  /** The view that is being changed; undefined for a new one. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
}

export function ViewDialog({ shown, view, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const { mutate, mutateAsync, isPending, error } = useChangeViews();
  const isRight = name.trim() !== '';

  type Change = () => Promise<readonly SavedView[]>;
  /** The dialog may be closed before the answer arrives, and its callbacks with it. */
  function change(how: Change, said: string, back?: Change): void {
    mutateAsync(how).then(
      () => {
        const undo = () => {
          if (back) mutate(back);
        };
        showToast(said, back ? { undo } : {});
        onClose();
      },
      () => undefined,
    );
  }
  function save(): void {
    const named = { name: name.trim(), isShared };
    if (!view) {
      change(() => addView(shown, named), `The view “${named.name}” is saved.`);
      return;
    }
    const { id } = view;
    change(
      () => editView(id, named),
      `The view “${named.name}” is changed.`,
      () => editView(id, { name: view.name, isShared: view.isShared }),
    );
  }
  return (
    <Dialog title={view ? 'Edit this view' : 'Save as a view'} isOpen onClose={onClose}>
      <form
        className={styles['parts']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) save();
        }}
      >
        <Field
          label="Name"
          hint="It appears below the queues and shows this list with these filters."
          value={name}
          maxLength={VIEW_LENGTH}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => {
              setShared(target.checked);
            }}
          />
          Share it with everyone
        </label>
        {error && (
          <p role="alert" className={styles['fault']}>
            {error.message}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button type="submit" look="solid" disabled={!isRight || isPending}>
            {view ? 'Save changes' : 'Save the view'}
          </Button>
          {view && (
            <Button
              disabled={isPending}
              onClick={() => {
                change(
                  () => removeView(view.id),
                  `The view “${view.name}” is removed.`,
                  () => addView(view, { name: view.name, isShared: view.isShared }),
                );
              }}
            >
              Remove the view
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
