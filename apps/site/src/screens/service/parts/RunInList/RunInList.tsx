import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './RunInList.module.css';

interface RunInListProps {
  readonly items: readonly {
    readonly title: string;
    readonly text: ComponentProps<typeof RichText>['text'];
    /** A small drawing before it. */
    readonly mark?: ReactNode;
  }[];
  /** `pairs`: two columns where there is room. `features`: two on small screens, three from the small breakpoint up. */
  readonly columns: 'pairs' | 'features';
}

/** Short statements in one size of type. */
export function RunInList({ items, columns }: RunInListProps) {
  const marked = items.some(({ mark }) => mark !== undefined);
  const classes = [styles.list, styles[columns], marked && styles.marked];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {items.map(({ title, text, mark }) => (
        <li key={title}>
          {mark}
          <div>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
