import { PriceBlocks } from '@studio/drawings/pages/PriceBlocks/PriceBlocks.tsx';
import { sampleTerms, scenarioTerms, scenarioTitle } from '#outline/terms-outline.ts';
import type { TermsPage } from '@studio/content/schema/entries.ts';
import { DrawnBand } from '#sections/DrawnBand/DrawnBand.tsx';
import { RowList } from '#sections/RowList/RowList.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';

interface CostBandProps {
  readonly id: string;
  readonly title: string;
  readonly part: NonNullable<TermsPage['cost']>;
}

/** Typical cases drawn on one scale, each explained below with its number in the drawing. */
export function CostBand({ id, title, part }: CostBandProps) {
  return (
    <DrawnBand
      id={id}
      title={title}
      opening={
        <>
          <RichText text={part.opening} /> {part.sample && <Tag>{sampleTerms}</Tag>}
        </>
      }
      drawing={<PriceBlocks cases={part.scenarios} currency={part.currency} />}
    >
      <RowList
        rows={part.scenarios.map((scenario, i) => ({
          title: scenarioTitle(scenario, i),
          text: scenario.text,
          beside: (
            <>
              <Terms
                terms={scenarioTerms(part, scenario).map(({ term, words }) => ({
                  term,
                  words: <RichText text={words} />,
                }))}
              />
              {scenario.sample && <Tag>Sample price</Tag>}
            </>
          ),
        }))}
      />
    </DrawnBand>
  );
}
