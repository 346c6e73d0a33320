import type { ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './ThirdsBand.module.css';

interface ThirdsBandProps {
  readonly labelledBy: string;
  /** The heading of the band. */
  readonly heading: ReactNode;
  readonly thirds: readonly {
    readonly title: string;
    /** The anchor of this third. */
    readonly id?: string;
    readonly picture?: ReactNode;
    readonly words: ReactNode;
  }[];
}

const spans = ['1-4', '5-8', '9-12'] as const;

/** Three columns: a picture, a name below it, and a text. */
export function ThirdsBand({ labelledBy, heading, thirds }: ThirdsBandProps) {
  return (
    <Band labelledBy={labelledBy}>
      <Frame>
        {heading}
        {thirds.map(({ title, id, picture, words }, i) => (
          <Cell key={title} id={id} span={spans[i % 3] ?? 'full'} className={styles.third}>
            {picture}
            <div>
              <h3>{title}</h3>
              {words}
            </div>
          </Cell>
        ))}
      </Frame>
    </Band>
  );
}
