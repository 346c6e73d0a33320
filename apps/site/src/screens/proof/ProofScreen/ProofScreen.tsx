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
import { MeasurementsBand } from '../parts/MeasurementsBand/MeasurementsBand.tsx';

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
          weight: (chapter) => <MeasurementsBand {...chapter} />,
          tests: (chapter) => <MeasurementsBand {...chapter} />,
          enquiry: (chapter) => (
            <MeasurementsBand {...chapter}>
              {route && (
                <Cell as="figure">
                  <KilledRoute {...route} />
                </Cell>
              )}
            </MeasurementsBand>
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
