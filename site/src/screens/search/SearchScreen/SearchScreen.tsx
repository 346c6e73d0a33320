import type { SearchEntry } from '../../../schema/entries.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { LinkGrid } from '../../../sections/LinkGrid/LinkGrid.tsx';
import { PaperHero } from '../../../sections/PaperHero/PaperHero.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../ui/BandHeading/BandHeading.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';

interface SearchScreenProps {
  readonly page: PageFile<'search'>;
  readonly entries: readonly SearchEntry[];
}

/** Every page by subject: what the search finds among, for those who search without a script. */
export function SearchScreen({ page, entries }: SearchScreenProps) {
  return (
    <>
      <PaperHero wide title={page.heading} lead={<RichText text={page.lead} />} />
      {[...Map.groupBy(entries, ({ subject }) => subject)].map(([subject, links]) => (
        <Band key={subject} labelledBy={subject.toLowerCase()}>
          <Frame lines="quarters">
            <BandHeading id={subject.toLowerCase()} title={subject} />
            <LinkGrid links={links} />
          </Frame>
        </Band>
      ))}
    </>
  );
}
