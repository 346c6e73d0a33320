import type { ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './PaperHero.module.css';

interface PaperHeroProps {
  readonly above?: ReactNode;
  readonly title: string;
  readonly opening?: ReactNode;
  readonly wide?: boolean;
  /** Stands beside the words, on the right half. */
  readonly drawing?: ReactNode;
}

/** The quiet opening: a large heading on paper. */
export function PaperHero({ above, title, opening, wide = false, drawing }: PaperHeroProps) {
  return (
    <Band labelledBy="headline">
      <Frame className={styles.hero}>
        {above && <Cell>{above}</Cell>}
        <Cell span={wide ? 'full' : drawing ? '1-6' : '1-9'}>
          <h1 id="headline">{title}</h1>
        </Cell>
        {opening && (
          <Cell as="p" span="1-6" className="large">
            {opening}
          </Cell>
        )}
        {drawing && (
          <Cell as="figure" span="7-12" className={styles.drawing}>
            {drawing}
          </Cell>
        )}
      </Frame>
    </Band>
  );
}
