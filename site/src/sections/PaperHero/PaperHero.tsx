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
}

/** The quiet opening: a large heading on paper. */
export function PaperHero({ above, title, opening, wide = false }: PaperHeroProps) {
  return (
    <Band labelledBy="headline">
      <Frame className={styles.hero}>
        {above && <Cell>{above}</Cell>}
        <Cell span={wide ? 'full' : '1-9'}>
          <h1 id="headline">{title}</h1>
        </Cell>
        {opening && (
          <Cell as="p" span="1-6" className="large">
            {opening}
          </Cell>
        )}
      </Frame>
    </Band>
  );
}
