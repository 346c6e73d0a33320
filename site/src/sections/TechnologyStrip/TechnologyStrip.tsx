import { Cell } from '#ui/Cell/Cell.tsx';
import styles from './TechnologyStrip.module.css';

interface TechnologyStripProps {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    /** The address of its mark; a brand without one is set in type. */
    readonly mark?: string | undefined;
  }[];
}

/** Tools by their marks, six to a row. Stands in a Frame. */
export function TechnologyStrip({ items }: TechnologyStripProps) {
  return (
    <Cell as="ul" inset="none" className={styles.strip}>
      {items.map((item) => (
        <li key={item.id}>
          {item.mark ? (
            <img src={item.mark} alt="" width="32" height="32" loading="lazy" decoding="async" />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {item.name.slice(0, 2)}
            </span>
          )}
          {item.name}
        </li>
      ))}
    </Cell>
  );
}
