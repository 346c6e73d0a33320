import { PageDrawing } from '@studio/drawings/registry/PageDrawing/PageDrawing.tsx';
import type { PageFile } from '@studio/content/schema/page.schema.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SectionTitle } from '#ui/SectionTitle/SectionTitle.tsx';
import styles from './AboutBand.module.css';

interface AboutBandProps {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly about: PageFile<'home'>['about'];
}

/** 01: who we are, with one screen drawn in its four stages. */
export function AboutBand({ id, number, title, about }: AboutBandProps) {
  const [first, second] = about.paragraphs;
  return (
    <Band labelledBy={id}>
      <SectionTitle id={id} number={number} title={title} />
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
          <PageDrawing name="FourStages" />
        </Cell>
      </Frame>
    </Band>
  );
}
