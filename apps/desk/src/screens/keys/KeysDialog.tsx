import { capsOf, keyGroups, keyNames, keyOf, type KeyGroup } from '#keys/key-table.ts';
import { switchKeys, useKeysOff } from '#keys/keys-off.store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { closeKeys } from './keys-dialog.store.ts';
import styles from './KeysDialog.module.css';

function Group({ group }: { readonly group: KeyGroup }) {
  return (
    <section>
      <h3 className={styles['heading']}>{keyGroups[group]}</h3>
      <dl>
        {keyNames
          .filter((name) => keyOf(name).group === group)
          .map((name) => (
            <div key={name} className={styles['row']}>
              <dt>
                <span className="visually-hidden">{capsOf(name).join(' ')}</span>
                <Kbd caps={capsOf(name)} />
              </dt>
              <dd>{keyOf(name).does}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** All keys, and the switch that turns single keys off. It reads the same table as the listener. */
export function KeysDialog() {
  const areOff = useKeysOff();
  return (
    <Dialog title="Keyboard shortcuts" size="large" isOpen onClose={closeKeys}>
      <p className={styles['said']}>Single-key shortcuts are off while you type in a field.</p>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={!areOff}
          onChange={({ target }) => {
            switchKeys(!target.checked);
          }}
        />
        Single-key shortcuts are on
      </label>
      <div className={styles['columns']}>
        {(Object.keys(keyGroups) as KeyGroup[]).map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
      <Button onClick={closeKeys}>Close</Button>
    </Dialog>
  );
}
