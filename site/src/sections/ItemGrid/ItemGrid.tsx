import type { ComponentProps } from 'react';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ItemGrid.module.css';

interface ItemGridProps {
  readonly items: readonly {
    readonly title: string;
    readonly text: ComponentProps<typeof RichText>['text'];
  }[];
  /** `pairs`: two columns where there is room. `features`: two on small screens, three from the small breakpoint up. */
  readonly columns: 'pairs' | 'features';
}

/** Short statements side by side, each a title and what it means. */
export function ItemGrid({ items, columns }: ItemGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[columns]}`}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>
            <RichText text={item.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
