import type { ComponentProps } from 'react';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ItemGrid.module.css';

interface ItemGridProps {
  readonly items: readonly {
    readonly title: string;
    readonly text: ComponentProps<typeof RichText>['text'];
  }[];
}

/** Short statements, two to a row where there is room, each a title and what it means. */
export function ItemGrid({ items }: ItemGridProps) {
  return (
    <ul className={styles.grid}>
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
