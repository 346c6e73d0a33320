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
  /** Shown beside the words, on the right half. */
  readonly drawing?: ReactNode;
  /** The introduction below the title, … */
  readonly children?: ReactNode;
  /** … and content in a narrower column on the right. */
  readonly aside?: ReactNode;
}

/** The plain opening: a large heading on paper. */
export function PaperHero(props: PaperHeroProps) {
  const { above, title, opening, wide = false, drawing, children, aside } = props;
  return (
    <Band labelledBy="headline">
      <Frame className={styles.hero}>
        {above && <Cell>{above}</Cell>}
        <Cell span={wide ? 'full' : drawing ? '1-6' : aside ? '1-7' : '1-9'}>
          <h1 id="headline">{title}</h1>
        </Cell>
        {opening && (
          <Cell as="p" span="1-6" className="large">
            {opening}
          </Cell>
        )}
        {children && (
          <Cell span="1-7" className={styles.under}>
            {children}
          </Cell>
        )}
        {(drawing || aside) && (
          <Cell
            as={drawing ? 'figure' : 'aside'}
            span={drawing ? '7-12' : '8-12'}
            className={drawing ? styles.drawing : styles.aside}
          >
            {drawing ?? aside}
          </Cell>
        )}
      </Frame>
    </Band>
  );
}
