import { Drawn } from '@old/drawings/found/Drawn/Drawn.tsx';
import { drawingName } from '@old/drawings/services/drawing-name.ts';
import { serviceOutline } from '#outline/service-outline.ts';
import { ClosingBand } from '#sections/ClosingBand/ClosingBand.tsx';
import { InnerHero } from '#sections/InnerHero/InnerHero.tsx';
import { SourceNotes } from '#sections/SourceNotes/SourceNotes.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { FitBand } from '../parts/FitBand/FitBand.tsx';
import { IntroBand } from '../parts/IntroBand/IntroBand.tsx';
import { ItemGrid } from '#sections/ItemGrid/ItemGrid.tsx';
import { NextBand } from '../parts/NextBand/NextBand.tsx';
import { OfferBand } from '../parts/OfferBand/OfferBand.tsx';
import { ProcessBand } from '../parts/ProcessBand/ProcessBand.tsx';
import { QuestionBand } from '../parts/QuestionBand/QuestionBand.tsx';
import { TechnologyBand } from '../parts/TechnologyBand/TechnologyBand.tsx';
import { WhyBand } from '../parts/WhyBand/WhyBand.tsx';

/** What the service is, then every band of the outline. */
export function ServiceScreen({ page, company, form }: ScreenProps<'service'>) {
  const { service, why, projects, sheet: begun } = page.subject;
  const { slug, drawings } = service;
  const { email, phone } = company.contact;
  return (
    <>
      <InnerHero
        above={<Breadcrumbs trail={page.trail} />}
        title={service.title}
        opening={service.tagline}
        action={{ name: 'Consult with us', href: '/contact' }}
        drawing={<Drawn name={drawingName(slug, 'Hero')} label={drawings.hero} />}
      />
      <IntroBand
        intro={service.intro}
        figure={<Drawn name={drawingName(slug, 'Figure')} label={drawings.figure} />}
      />
      <Chapters
        outline={serviceOutline(page.subject, company.shortName)}
        draw={{
          reasons: (chapter) => (
            <SideBand {...chapter} opening={service.reasons.opening}>
              <ItemGrid items={service.reasons.items} columns="pairs" />
            </SideBand>
          ),
          offer: (chapter) => <OfferBand {...chapter} service={service} />,
          process: (chapter) => <ProcessBand {...chapter} service={service} />,
          technologies: (chapter) => (
            <TechnologyBand {...chapter} technologies={service.technologies} />
          ),
          features: (chapter) => (
            <SideBand {...chapter} opening={service.features.opening}>
              <ItemGrid items={service.features.items} columns="features" />
            </SideBand>
          ),
          'why-us': (chapter) => <WhyBand {...chapter} why={service.whyUs} points={why} />,
          fit: (chapter) => <FitBand {...chapter} service={service} />,
          questions: (chapter) => <QuestionBand {...chapter} questions={service.questions} />,
          next: (chapter) => (
            <NextBand {...chapter} related={service.related} projects={projects} />
          ),
          contact: ({ title, sheet }) => (
            <ClosingBand
              {...{ title, sheet, begun, email, phone, form }}
              text={service.call.text}
            />
          ),
          sources: (chapter) => <SourceNotes {...chapter} notes={service.notes} />,
        }}
      />
    </>
  );
}
