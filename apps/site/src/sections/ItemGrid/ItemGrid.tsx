import type { ComponentProps } from 'react';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ItemGrid.module.css';

interface ItemGridProps {
  readonly items: readonly {
    readonly title: string;
    readonly text: ComponentProps<typeof RichText>['text'];
  }[];
}

/** Short statements, each a title and a text, in two columns if there is room. */
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
