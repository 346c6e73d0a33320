import type { ReactNode } from 'react';
import { sampleTerms } from '#outline/terms-outline.ts';
import { HalvesBand } from '#sections/HalvesBand/HalvesBand.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
import type { TextSection } from '../text-section.ts';

interface SketchedPartProps extends TextSection {
  readonly drawing: ReactNode;
}

/** What is agreed, point by point, beside its drawing. */
export function SketchedPart({ id, title, part, drawing }: SketchedPartProps) {
  return (
    <HalvesBand
      labelledBy={id}
      left={
        <>
          <h2 id={id}>{title}</h2>
          {part.sample && <Tag>{sampleTerms}</Tag>}
          <p>
            <RichText text={part.opening} />
          </p>
          <Terms
            terms={part.items.map((item) => ({
              term: item.title,
              words: <RichText text={item.text} />,
            }))}
          />
        </>
      }
      right={<figure>{drawing}</figure>}
    />
  );
}
