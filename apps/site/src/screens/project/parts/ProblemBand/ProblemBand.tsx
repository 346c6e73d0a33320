import type { ComponentProps } from 'react';
import { HalvesBand } from '#sections/HalvesBand/HalvesBand.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';

interface ProblemBandProps {
  readonly id: string;
  readonly title: string;
  readonly text: ComponentProps<typeof RichText>['text'];
  readonly facts: ComponentProps<typeof Terms>['terms'];
}

/** The problem, with the key facts of the project beside it. */
export function ProblemBand({ id, title, text, facts }: ProblemBandProps) {
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
      right={<Terms terms={facts} />}
    />
  );
}
