import type { ComponentProps } from 'react';
import { ExplodedProduct } from '../../../../drawings/home/ExplodedProduct/ExplodedProduct.tsx';
import { Band } from '../../../../ui/Band/Band.tsx';
import { ButtonLink } from '../../../../ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '../../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../../ui/RichText/RichText.tsx';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
  readonly heading: string;
  readonly lead: ComponentProps<typeof RichText>['text'];
}

export function HomeHero({ heading, lead }: HomeHeroProps) {
  return (
    <Band ground="blue" labelledBy="headline">
      <Frame lines="quarters" className={styles.hero}>
        <Cell span="1-8" className={styles.heading}>
          <h1 id="headline">{heading}</h1>
        </Cell>
        <Cell span="1-6" inset="none" className={styles.words}>
          <p>
            <RichText text={lead} />
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/contact">Let&apos;s talk</ButtonLink>
            <ButtonLink href="/work" look="line" arrow={false}>
              See our work
            </ButtonLink>
          </div>
        </Cell>
        <Cell span="7-12" className={styles.picture}>
          <ExplodedProduct />
        </Cell>
      </Frame>
    </Band>
  );
}
