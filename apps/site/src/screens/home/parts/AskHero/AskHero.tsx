import type { ComponentProps } from 'react';
import { AskedProduct } from '@studio/drawings/home/AskedProduct/AskedProduct.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { AskBlock } from '../AskBlock/AskBlock.tsx';
import { isLongHeading } from '../is-long-heading.ts';
import styles from './AskHero.module.css';

interface AskHeroProps {
  readonly heading: string;
  readonly ask: ComponentProps<typeof AskBlock>['ask'];
  /** The path of the sheet page. */
  readonly sheet: string;
}

/**
 * The first questions of the sheet, in the title block of a drawing that shows the answers. Works with CSS only; the
 * form leads to the sheet.
 */
export function AskHero({ heading, ask, sheet }: AskHeroProps) {
  return (
    <Band ground="blue" labelledBy="headline">
      <Frame className={styles.ask}>
        <Cell
          span="1-6"
          className={[styles.heading, isLongHeading(heading) && styles.long]
            .filter(Boolean)
            .join(' ')}
        >
          <h1 id="headline">{heading}</h1>
        </Cell>
        <Cell span="7-12" className={styles.picture}>
          <AskedProduct />
        </Cell>
        <Cell span="1-6" className={styles.questions}>
          <AskBlock ask={ask} sheet={sheet} />
        </Cell>
      </Frame>
    </Band>
  );
}
