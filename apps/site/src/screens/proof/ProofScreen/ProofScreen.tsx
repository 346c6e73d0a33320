import { KilledRoute } from '@studio/drawings/pages/KilledRoute/KilledRoute.tsx';
import { WeightBeside } from '@studio/drawings/pages/WeightBeside/WeightBeside.tsx';
import { proofOutline } from '#outline/proof-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { SourceNotes } from '#sections/SourceNotes/SourceNotes.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { FiguresBand } from '../parts/FiguresBand/FiguresBand.tsx';

/** This site as a case study: what was measured, by which command, and what that does not prove. */
export function ProofScreen({ page: { subject }, links }: ScreenProps<'proof'>) {
  const { page, weight, route, beside, notes } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={<RichText text={page.opening} />}
        drawing={weight && <WeightBeside {...weight} beside={beside} />}
      />
      <Chapters
        outline={proofOutline(subject)}
        draw={{
          weight: (chapter) => <FiguresBand {...chapter} />,
          tests: (chapter) => <FiguresBand {...chapter} />,
          enquiry: (chapter) => (
            <FiguresBand {...chapter}>
              {route && (
                <Cell as="figure">
                  <KilledRoute {...route} />
                </Cell>
              )}
            </FiguresBand>
          ),
          limits: (chapter) => (
            <RowsBand {...chapter} opening={page.limits.opening} rows={page.limits.items} />
          ),
          sources: (chapter) => <SourceNotes {...chapter} notes={notes} />,
          call: ({ title }) => (
            <CallToAction title={title} text={page.call.text} sheet={links.sheet} />
          ),
        }}
      />
    </>
  );
}
