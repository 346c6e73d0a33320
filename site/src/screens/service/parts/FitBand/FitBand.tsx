import { engagementTerms } from '#outline/service-outline.ts';
import type { Service } from '#schema/entries.ts';
import { HalvesBand } from '#sections/HalvesBand/HalvesBand.tsx';
import { StruckList } from '#sections/StruckList/StruckList.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';

interface FitBandProps {
  readonly title: string;
  readonly shape: string;
  readonly service: Service;
}

/** Does it fit? When not to buy this, beside the usual shape of the work. */
export function FitBand({ title, shape, service }: FitBandProps) {
  const { notFor, engagement } = service;
  return (
    <HalvesBand
      left={
        <>
          <h2>{title}</h2>
          <p className="muted">
            <RichText text={notFor.opening} />
          </p>
          <StruckList items={notFor.items} />
        </>
      }
      right={
        <>
          <h2>{shape}</h2>
          {engagement.sample && <Tag>Sample figures</Tag>}
          <Terms
            terms={engagementTerms(service).map(({ term, words }) => ({
              term,
              words: <RichText text={words} />,
            }))}
          />
        </>
      }
    />
  );
}
