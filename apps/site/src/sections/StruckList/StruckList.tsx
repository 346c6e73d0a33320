import type { ComponentProps } from 'react';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './StruckList.module.css';

interface StruckListProps {
  readonly items: readonly ComponentProps<typeof RichText>['text'][];
}

/** What is excluded, each with a red cross. */
export const StruckList = ({ items }: StruckListProps) => (
  <ul className={styles.struck}>
    {items.map((item, i) => (
      <li key={i}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
);
