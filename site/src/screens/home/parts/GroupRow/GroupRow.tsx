import { GroupMark } from '@old/drawings/glyphs/GroupMark/GroupMark.tsx';
import { LayerGlyph } from '@old/drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import type { Category } from '#schema/entries.ts';
import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './GroupRow.module.css';

/** A service group as one line of the index: its plane, its name, what it does, its services. */
export function GroupRow({ group }: { readonly group: Category }) {
  return (
    <Cell inset="subgrid" className={styles.row}>
      <h3>
        <LayerGlyph plane={group.plane} className={styles.glyph} />
        <a href={group.href}>{group.name}</a>
      </h3>
      <p className="muted">{group.description}</p>
      <GroupMark plane={group.plane} className={`screen-only ${styles.mark}`} />
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
