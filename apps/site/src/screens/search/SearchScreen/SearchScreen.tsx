import { LinkGrid } from '#sections/LinkGrid/LinkGrid.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './SearchScreen.module.css';

/** All pages by subject; the search field is added above them by script (search-page.ts). */
export function SearchScreen({ page: { subject } }: ScreenProps<'search'>) {
  const { page, groups } = subject;
  return (
    <>
      <PaperHero wide title={page.heading} opening={<RichText text={page.opening} />} />
      <Frame>
        <Cell span="1-9" className={styles.place}>
          <div data-search-page />
        </Cell>
      </Frame>
      {groups.map(({ name, entries }) => (
        <Band key={name} labelledBy={name.toLowerCase()}>
          <Frame lines="half">
            <BandHeading id={name.toLowerCase()} title={name} />
            <LinkGrid links={entries} />
          </Frame>
        </Band>
      ))}
    </>
  );
}
