import { LABEL_LENGTH, LABELS_AT_MOST, type LabelView } from '@studio/contract/desk/labels';
import { mayDo } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { meQuery } from '#api/me.ts';
import { capsOf } from '#keys/key-table.ts';
import { closeMenu, Menu } from '#ui/Menu.tsx';
import { MenuChoice } from '#ui/MenuChoice.tsx';
import { MenuNote } from '#ui/MenuNote.tsx';
import { MenuTitle } from '#ui/MenuTitle.tsx';
import dialogStyles from './dialogs.module.css';
import styles from './LabelMenu.module.css';
import { useLabels, type Labelled } from './use-labels.ts';

const LabelsDialog = lazy(() =>
  import('./LabelsDialog.tsx').then((part) => ({ default: part.LabelsDialog })),
);

interface LabelMenuProps {
  /** The enquiries to label. */
  readonly rows: readonly Labelled[];
  readonly menuRef: RefObject<HTMLDetailsElement | null>;
  readonly side?: 'start' | 'end';
  readonly onDone?: () => void;
}

const LAST_DIGIT = 9;

/** A label that all of them have is removed, any other is added; a new one can be typed. */
export function LabelMenu({ rows, menuRef, side = 'end', onDone }: LabelMenuProps) {
  const { labels, put, add } = useLabels();
  const { data: me } = useQuery(meQuery);
  const [typed, setTyped] = useState('');
  const [isEditing, setEditing] = useState(false);
  const isOnAll = ({ id }: LabelView) => rows.every((row) => row.labels.includes(id));
  const inUse = labels.filter(({ isRetired }) => !isRetired);
  const offered = labels.filter(
    ({ id, isRetired }) => !isRetired || rows.some((row) => row.labels.includes(id)),
  );
  return (
    <>
      <Menu label="Label" caps={capsOf('label')} menuRef={menuRef} side={side}>
        <MenuTitle>Label</MenuTitle>
        {offered.map((label, at) => (
          <MenuChoice
            key={label.id}
            isCurrent={isOnAll(label)}
            hint={isOnAll(label) ? 'Added. Choose it to remove it' : ''}
            {...(at < LAST_DIGIT && { digit: String(at + 1) })}
            onChoose={() => {
              void put(rows, label, !(isOnAll(label) || label.isRetired));
              onDone?.();
            }}
          >
            {label.name}
          </MenuChoice>
        ))}
        {inUse.length < LABELS_AT_MOST && (
          <form
            className={styles['new']}
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim() === '') return;
              closeMenu(event.currentTarget);
              setTyped('');
              void add(rows, typed);
              onDone?.();
            }}
          >
            <input
              className={dialogStyles['input']}
              aria-label="A new label"
              placeholder="Type a new label"
              autoComplete="off"
              maxLength={LABEL_LENGTH}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
              }}
            />
          </form>
        )}
        {me && mayDo(me.roles, 'lists') && inUse.length > 0 && (
          <MenuChoice
            onChoose={() => {
              setEditing(true);
            }}
          >
            Rename or retire labels…
          </MenuChoice>
        )}
        <MenuNote>One or two words. The whole team shares the labels, twelve at most.</MenuNote>
      </Menu>
      {isEditing && (
        <Suspense>
          <LabelsDialog
            onClose={() => {
              setEditing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
