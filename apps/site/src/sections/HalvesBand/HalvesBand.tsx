import type { ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './HalvesBand.module.css';

interface HalvesBandProps {
  readonly labelledBy?: string;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Two corresponding halves, each with a heading of its own, or one with a drawing. */
export function HalvesBand({ labelledBy, left, right }: HalvesBandProps) {
  return (
    <Band labelledBy={labelledBy}>
      <Frame lines="half" className={styles.halves}>
        <Cell span="1-6" className={styles.half}>
          {left}
        </Cell>
        <Cell span="7-12" className={styles.half}>
          {right}
        </Cell>
      </Frame>
    </Band>
  );
}
