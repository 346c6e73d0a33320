import { Button } from '#ui/Button.tsx';
import type { Item } from './due-groups.ts';
import styles from './GroupHeader.module.css';
import { setChosen } from './selection.store.ts';

type Group = Extract<Item, { kind: 'group' }>;

/** From this number of rows on, a whole group can be selected at once. */
const WORTH_CHOOSING = 4;

function rowsBelow(group: Group, items: readonly Item[]): readonly string[] {
  const below = items.slice(items.indexOf(group) + 1);
  const end = below.findIndex(({ kind }) => kind === 'group');
  return below
    .slice(0, end === -1 ? undefined : end)
    .flatMap((item) => (item.kind === 'row' ? [item.row.id] : []));
}

interface GroupHeaderProps {
  readonly item: Group;
  readonly items: readonly Item[];
}

export function GroupHeader({ item, items }: GroupHeaderProps) {
  return (
    <div className={`${styles['head']} ${item.name === 'Late' ? styles['late'] : ''}`}>
      <h2>
        {item.name} <span className={styles['count']}>{item.count}</span>
      </h2>
      {item.rows >= WORTH_CHOOSING && (
        <Button
          look="link"
          onClick={() => {
            setChosen(new Set(rowsBelow(item, items)));
          }}
        >
          Select all {item.rows}
        </Button>
      )}
    </div>
  );
}
