import { sampleTerms } from '#outline/terms-outline.ts';
import type { PageFile } from '@studio/content/schema/page.schema.ts';
import { HalvesBand } from '#sections/HalvesBand/HalvesBand.tsx';
import { StruckList } from '#sections/StruckList/StruckList.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';

interface ToolsBandProps {
  readonly id: string;
  readonly title: string;
  readonly done: string;
  readonly never: string;
  readonly part: NonNullable<PageFile<'terms-of-work'>['ai']>;
}

/** What we use AI tools for, and what never. */
export function ToolsBand({ id, title, done, never, part }: ToolsBandProps) {
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
          <h3>{done}</h3>
          <Terms
            terms={part.done.map((item) => ({
              term: item.title,
              words: <RichText text={item.text} />,
            }))}
          />
        </>
      }
      right={
        <>
          <h3>{never}</h3>
          <StruckList items={part.never} />
        </>
      }
    />
  );
}
