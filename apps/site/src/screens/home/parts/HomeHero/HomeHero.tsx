import type { ComponentProps } from 'react';
import { PageDrawing } from '@studio/drawings/registry/PageDrawing/PageDrawing.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { isLongHeading } from '../is-long-heading.ts';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
  readonly heading: string;
  readonly opening: ComponentProps<typeof RichText>['text'];
}

/** The hero without the first questions: a sentence and two links. */
export function HomeHero({ heading, opening }: HomeHeroProps) {
  return (
    <Band ground="blue" labelledBy="headline">
      <Frame lines="quarters" className={styles.hero}>
        <Cell
          span="1-6"
          className={[styles.heading, isLongHeading(heading) && styles.long]
            .filter(Boolean)
            .join(' ')}
        >
          <h1 id="headline">{heading}</h1>
        </Cell>
        <Cell span="1-6" inset="none" className={styles.words}>
          <p>
            <RichText text={opening} />
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/contact">Let&apos;s talk</ButtonLink>
            <ButtonLink href="/work" look="line" arrow={false}>
              See our work
            </ButtonLink>
          </div>
        </Cell>
        <Cell span="7-12" className={styles.picture}>
          <PageDrawing name="ExplodedProduct" />
        </Cell>
      </Frame>
    </Band>
  );
}
