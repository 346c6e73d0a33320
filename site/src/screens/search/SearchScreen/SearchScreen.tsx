import { LinkGrid } from '#sections/LinkGrid/LinkGrid.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';

/** Every page by subject: what the search finds among, for those who search without a script. */
export function SearchScreen({ page: { subject } }: ScreenProps<'search'>) {
  const { page, groups } = subject;
  return (
    <>
      <PaperHero wide title={page.heading} opening={<RichText text={page.opening} />} />
      {groups.map(({ name, entries }) => (
        <Band key={name} labelledBy={name.toLowerCase()}>
          <Frame lines="quarters">
            <BandHeading id={name.toLowerCase()} title={name} />
            <LinkGrid links={entries} />
          </Frame>
        </Band>
      ))}
    </>
  );
}
