import { FourStages } from '../../../../drawings/home/FourStages/FourStages.tsx';
import type { PageFile } from '../../../../schema/page.schema.ts';
import { Band } from '../../../../ui/Band/Band.tsx';
import { Cell } from '../../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { MoreLink } from '../../../../ui/MoreLink/MoreLink.tsx';
import { RichText } from '../../../../ui/RichText/RichText.tsx';
import { SectionTitle } from '../../../../ui/SectionTitle/SectionTitle.tsx';
import styles from './AboutBand.module.css';

/** 01: who we are, and one screen drawn through its four stages. */
export function AboutBand({ about }: { readonly about: PageFile<'home'>['about'] }) {
  const [first, second] = about.paragraphs;
  return (
    <Band labelledBy="about-us">
      <SectionTitle id="about-us" number="01" title="About Us" />
      <Frame lines="quarters">
        <Cell as="p" span="4-12" className={styles.statement}>
          {about.statement}
        </Cell>
        <Cell span="7-9" className={styles.words}>
          {first && (
            <p>
              <RichText text={first} />
            </p>
          )}
        </Cell>
        <Cell span="10-12" className={styles.words}>
          {second && (
            <p>
              <RichText text={second} />
            </p>
          )}
          <MoreLink href="/about">More about us</MoreLink>
        </Cell>
        <Cell as="figure" inset="none" className={styles.figure}>
          <FourStages />
        </Cell>
      </Frame>
    </Band>
  );
}
