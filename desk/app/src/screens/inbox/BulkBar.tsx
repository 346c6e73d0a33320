import type { EnquiryRow } from '@old/contract/desk/answers';
import { closeReasons, type Command } from '@old/contract/desk/work';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { capsOf } from '#keys/key-table.ts';
import { useKeys } from '#keys/use-keys.ts';
import { reasonWords } from '#screens/work/command-words.ts';
import { useWork } from '#screens/work/use-work.ts';
import { Button } from '#ui/Button.tsx';
import { Menu, openMenu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './BulkBar.module.css';
import { selectedRow, setChosen, useChosen } from './selection.store.ts';

const nobody: ReadonlySet<string> = new Set();

/** What is done with several at once. A key that needs a choice of one chooses the row under the eye. */
export function BulkBar({ rows }: { readonly rows: readonly EnquiryRow[] }) {
  const { changeAll, colleagues } = useWork();
  const ids = useChosen();
  const chosen = rows.filter(({ id }) => ids.has(id));
  const assign = useRef<HTMLDetailsElement>(null);
  const close = useRef<HTMLDetailsElement>(null);

  function openFor(menu: RefObject<HTMLDetailsElement | null>): void {
    // Drawn at once, so that the menu is there for a digit typed right after its key.
    flushSync(() => {
      if (chosen.length === 0) setChosen(new Set([selectedRow()]));
    });
    openMenu(menu);
  }
  useKeys({
    assign: () => {
      openFor(assign);
    },
    close: () => {
      openFor(close);
    },
  });

  function does(command: Command): () => void {
    return () => {
      setChosen(nobody);
      void changeAll(chosen, command);
    };
  }
  if (chosen.length === 0) return null;
  return (
    <div className={styles['bar']} role="group" aria-label="What is chosen">
      <p className={styles['count']} role="status">
        <b>{chosen.length}</b> chosen
      </p>
      <Button caps={capsOf('take')} onClick={does({ kind: 'claimed' })}>
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
        <MenuItem onChoose={does({ kind: 'assigned', to: null })}>nobody</MenuItem>
      </Menu>
      <Menu label="Close" caps={capsOf('close')} menuRef={close} side="start">
        {closeReasons.map((reason, at) => (
          <MenuItem
            key={reason}
            caps={[String(at + 1)]}
            onChoose={does({ kind: 'closed', reason })}
          >
            {reasonWords[reason]}
          </MenuItem>
        ))}
      </Menu>
      <Button
        look="quiet"
        onClick={() => {
          setChosen(nobody);
        }}
      >
        Choose none
      </Button>
    </div>
  );
}
