import type { ComponentProps } from 'react';
import { HalvesBand } from '#sections/HalvesBand/HalvesBand.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';

interface ProblemBandProps {
  readonly id: string;
  readonly title: string;
  readonly sample: boolean;
  readonly text: ComponentProps<typeof RichText>['text'];
  readonly facts: ComponentProps<typeof Terms>['terms'];
}

/** What was wrong, beside what is known of the work at a glance. */
export function ProblemBand({ id, title, sample, text, facts }: ProblemBandProps) {
  return (
    <HalvesBand
      labelledBy={id}
      left={
        <>
          <h2 id={id}>{title}</h2>
          <p className="large">
            <RichText text={text} />
          </p>
        </>
      }
      right={
        <>
          {sample && <Tag>Sample project</Tag>}
          <Terms terms={facts} />
        </>
      }
    />
  );
}
