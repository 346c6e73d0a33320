import { GroupMark } from '@studio/drawings/glyphs/GroupMark/GroupMark.tsx';
import type { Category } from '@studio/content/schema/entries.ts';
import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './GroupRow.module.css';

/** A service group as a row: its drawing, name, description and services. */
export function GroupRow({ group }: { readonly group: Category }) {
  return (
    <Cell className={styles.row}>
      <GroupMark plane={group.plane} className={styles.mark} />
      <h3>
        <a href={group.href}>{group.name}</a>
      </h3>
      <p className="muted">{group.description}</p>
      <ul className={styles.services}>
        {group.services.map((service) => (
          <li key={service.name}>
            <a href={service.href}>{service.name}</a>
          </li>
        ))}
      </ul>
    </Cell>
  );
}
