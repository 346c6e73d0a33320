import { ServiceDrawing } from '@studio/drawings/registry/ServiceDrawing/ServiceDrawing.tsx';
import { serviceOutline, titleBlock } from '#outline/service-outline.ts';
import { ClosingBand } from '#sections/ClosingBand/ClosingBand.tsx';
import { InnerHero } from '#sections/InnerHero/InnerHero.tsx';
import { SourceNotes } from '#sections/SourceNotes/SourceNotes.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { ExhibitBand } from '../parts/ExhibitBand/ExhibitBand.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { IntroBand } from '../parts/IntroBand/IntroBand.tsx';
import { NextBand } from '../parts/NextBand/NextBand.tsx';
import { NotBand } from '../parts/NotBand/NotBand.tsx';
import { OfferBand } from '../parts/OfferBand/OfferBand.tsx';
import { ProcessBand } from '../parts/ProcessBand/ProcessBand.tsx';
import { QuestionBand } from '../parts/QuestionBand/QuestionBand.tsx';
import { RunInList } from '../parts/RunInList/RunInList.tsx';
import { Tagline } from '../parts/Tagline/Tagline.tsx';
import { TechnologyBand } from '../parts/TechnologyBand/TechnologyBand.tsx';
import { UsualBand } from '../parts/UsualBand/UsualBand.tsx';
import { WhyBand } from '../parts/WhyBand/WhyBand.tsx';

/** The introduction of the service, then every band of the outline. */
export function ServiceScreen({ page, company, links, form }: ScreenProps<'service'>) {
  const { service, why, projects, sheet: begun } = page.subject;
  const { slug, drawings } = service;
  const { email, phone } = company.contact;
  return (
    <>
      <InnerHero
        above={<Breadcrumbs trail={page.trail} />}
        title={service.title}
        line={<Tagline text={service.tagline} />}
        action={{ name: 'Consult with us', href: '/contact' }}
        drawing={<ServiceDrawing slug={slug} part="hero" label={drawings.hero} />}
        block={titleBlock(page.subject)}
      />
      <IntroBand
        intro={service.intro}
        figure={<ServiceDrawing slug={slug} part="figure" label={drawings.figure} />}
      />
      <Chapters
        outline={serviceOutline(page.subject, company.shortName)}
        draw={{
          process: (chapter) => <ProcessBand {...chapter} service={service} />,
          exhibit: ({ id }) => service.exhibit && <ExhibitBand id={id} exhibit={service.exhibit} />,
          not: (chapter) => <NotBand {...chapter} notFor={service.notFor} />,
          shape: (chapter) => <UsualBand {...chapter} service={service} terms={links.terms} />,
          reasons: (chapter) => (
            <SideBand quiet {...chapter} opening={service.reasons.opening}>
              <RunInList items={service.reasons.items} columns="pairs" />
            </SideBand>
          ),
          offer: (chapter) => <OfferBand {...chapter} service={service} />,
          technologies: (chapter) => (
            <TechnologyBand {...chapter} technologies={service.technologies} />
          ),
          features: (chapter) => (
            <SideBand quiet {...chapter} opening={service.features.opening}>
              <RunInList items={service.features.items} columns="features" />
            </SideBand>
          ),
          'why-us': (chapter) => <WhyBand {...chapter} why={service.whyUs} points={why} />,
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
