import { PageDrawing } from '@studio/drawings/registry/PageDrawing/PageDrawing.tsx';
import { sampleTerms, shortAnswers, termsOutline } from '#outline/terms-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { InnerHero } from '#sections/InnerHero/InnerHero.tsx';
import { LinkGrid } from '#sections/LinkGrid/LinkGrid.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { CostBand } from '../parts/CostBand/CostBand.tsx';
import { GridPart } from '../parts/GridPart/GridPart.tsx';
import { HoursBand } from '../parts/HoursBand/HoursBand.tsx';
import { SketchedPart } from '../parts/SketchedPart/SketchedPart.tsx';
import { ToolsBand } from '../parts/ToolsBand/ToolsBand.tsx';

/** All answers in one line each, then every part with its drawing. */
export function TermsScreen({ page: { subject }, links }: ScreenProps<'terms-of-work'>) {
  const { page } = subject;
  return (
    <>
      <InnerHero
        above="Prices and terms"
        title={page.heading}
        opening={<RichText text={page.opening} />}
        action={{ name: 'Ask what is missing', href: '/contact' }}
        drawing={<PageDrawing name="Coupling" />}
      />
      <Band>
        <Frame lines="half">
          <LinkGrid links={shortAnswers(subject)} />
        </Frame>
      </Band>
      <Chapters
        outline={termsOutline(subject)}
        draw={{
          cost: (chapter) => <CostBand {...chapter} />,
          moves: (chapter) => <GridPart {...chapter} />,
          drawing: (chapter) => (
            <SketchedPart {...chapter} drawing={<PageDrawing name="WhoPays" />} />
          ),
          start: ({ part, ...chapter }) => (
            <RowsBand
              {...chapter}
              opening={part.opening}
              rows={part.items}
              {...(part.sample && { tag: sampleTerms })}
            />
          ),
          people: (chapter) => <GridPart {...chapter} />,
          hours: (chapter) => <HoursBand {...chapter} />,
          ownership: (chapter) => (
            <SketchedPart {...chapter} drawing={<PageDrawing name="YourAccounts" />} />
          ),
          contract: ({ id, title, clauses }) => (
            <RowsBand
              id={id}
              title={title}
              rows={clauses.map(({ sample, ...clause }) => ({
                ...clause,
                ...(sample && { below: <Tag>{sampleTerms}</Tag> }),
              }))}
            />
          ),
          ending: (chapter) => (
            <SketchedPart {...chapter} drawing={<PageDrawing name="HandOver" />} />
          ),
          ai: (chapter) => <ToolsBand {...chapter} />,
          call: ({ title }) => (
            <CallToAction title={title} text={page.call.text} sheet={links.sheet} />
          ),
        }}
      />
    </>
  );
}
