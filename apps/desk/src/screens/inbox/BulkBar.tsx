import type { EnquiryRow } from '@studio/contract/desk/responses';
import { closeReasons, type Command } from '@studio/contract/desk/work';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { closeReasonText } from '#parts/work-text.ts';
import type * as Labelling from '#screens/work/LabelMenu.tsx';
import { useWork } from '#screens/work/use-work.ts';
import { Button } from '#ui/Button.tsx';
import { Menu, openMenu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './BulkBar.module.css';
import { selectedRow, setChosen, useChosen } from './selection.store.ts';

const none: ReadonlySet<string> = new Set();

/** Loaded after the list. React's `lazy` would render nothing at first, but L must open the menu at once. */
function useLabelling(): typeof Labelling | undefined {
  const [part, setPart] = useState<typeof Labelling>();
  useEffect(() => {
    import('#screens/work/LabelMenu.tsx').then(setPart, () => undefined);
  }, []);
  return part;
}

/** Actions on the selected enquiries. Without a selection, T takes the current row and the other keys select it. */
export function BulkBar({ rows }: { readonly rows: readonly EnquiryRow[] }) {
  const { change, changeAll, colleagues } = useWork();
  const labelling = useLabelling();
  const ids = useChosen();
  const chosen = ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id));
  const assign = useRef<HTMLDetailsElement>(null);
  const close = useRef<HTMLDetailsElement>(null);
  const label = useRef<HTMLDetailsElement>(null);

  function openFor(menu: RefObject<HTMLDetailsElement | null>): void {
    // Rendered at once, so that the menu receives a digit typed right after its key.
    flushSync(() => {
      if (chosen.length === 0) setChosen(new Set([selectedRow()]));
    });
    openMenu(menu);
  }
  function take(): void {
    const row = rows.find(({ id }) => id === selectedRow());
    if (chosen.length > 0) does({ kind: 'claimed' })();
    else if (row) change(row, { kind: 'claimed' });
  }
  useKeys({
    take,
    assign: () => {
      openFor(assign);
    },
    close: () => {
      openFor(close);
    },
    label: () => {
      openFor(label);
    },
  });

  function does(command: Command): () => void {
    return () => {
      setChosen(none);
      void changeAll(chosen, command);
    };
  }
  if (chosen.length === 0) return null;
  return (
    <div className={styles['bar']} role="group" aria-label="Selected enquiries">
      <p className={styles['count']} role="status">
        <b>{chosen.length}</b> selected
      </p>
      <Button caps={capsOf('take')} onClick={take}>
        Take
      </Button>
      <Menu label="Assign" caps={capsOf('assign')} menuRef={assign} side="start">
        {colleagues.map(({ id, name }, at) => (
          <MenuItem
            key={id}
            {...(at < 9 && { caps: [String(at + 1)] })}
            onChoose={does({ kind: 'assigned', to: id })}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem onChoose={does({ kind: 'assigned', to: null })}>No one</MenuItem>
      </Menu>
      <Menu label="Close" caps={capsOf('close')} menuRef={close} side="start">
        {closeReasons.map((reason, at) => (
          <MenuItem
            key={reason}
            caps={[String(at + 1)]}
            onChoose={does({ kind: 'closed', reason })}
          >
            {closeReasonText[reason]}
          </MenuItem>
        ))}
      </Menu>
      {labelling && (
        <labelling.LabelMenu
          rows={chosen}
          menuRef={label}
          side="start"
          onDone={() => {
            setChosen(none);
          }}
        />
      )}
      <Button
        look="quiet"
        onClick={() => {
          setChosen(none);
        }}
      >
        Select none
      </Button>
    </div>
  );
}
