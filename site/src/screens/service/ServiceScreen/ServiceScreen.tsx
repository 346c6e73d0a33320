import { Drawn } from '@studio/drawings/found/Drawn/Drawn.tsx';
import { drawingName } from '@studio/drawings/services/drawing-name.ts';
import { serviceOutline } from '#outline/service-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx';
import { InnerHero } from '#sections/InnerHero/InnerHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { SourceNotes } from '#sections/SourceNotes/SourceNotes.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { FeatureBand } from '../parts/FeatureBand/FeatureBand.tsx';
import { FitBand } from '../parts/FitBand/FitBand.tsx';
import { IntroBand } from '../parts/IntroBand/IntroBand.tsx';
import { OfferBand } from '../parts/OfferBand/OfferBand.tsx';
import { ProcessBand } from '../parts/ProcessBand/ProcessBand.tsx';
import { RelatedBand } from '../parts/RelatedBand/RelatedBand.tsx';
import { TechnologyBand } from '../parts/TechnologyBand/TechnologyBand.tsx';
import { WhyCompanyBand } from '../parts/WhyCompanyBand/WhyCompanyBand.tsx';

/** What the service is, then every band of the outline. */
export function ServiceScreen({ page, company, form }: ScreenProps<'service'>) {
  const { service, why, call } = page.subject;
  const { slug, drawings } = service;
  const { email, phone } = company.contact;
  return (
    <>
      <InnerHero
        above={<Breadcrumbs trail={page.trail} />}
        title={service.title}
        lead={service.tagline}
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
            <RowsBand {...chapter} lead={service.reasons.lead} rows={service.reasons.items} />
          ),
          offer: (chapter) => <OfferBand {...chapter} offer={service.offer} />,
          process: (chapter) => <ProcessBand {...chapter} process={service.process} />,
          technologies: (chapter) => (
            <TechnologyBand {...chapter} technologies={service.technologies} />
          ),
          features: (chapter) => <FeatureBand {...chapter} features={service.features} />,
          'why-us': (chapter) => (
            <RowsBand {...chapter} lead={service.whyUs.lead} rows={service.whyUs.items} />
          ),
          fit: (chapter) => <FitBand {...chapter} service={service} />,
          questions: (chapter) => (
            <RowsBand
              {...chapter}
              rows={service.questions.map(({ question, answer }) => ({
                title: question,
                text: answer,
              }))}
            />
          ),
          'why-company': (chapter) => <WhyCompanyBand {...chapter} points={why} />,
          related: (chapter) => <RelatedBand {...chapter} related={service.related} />,
          call: ({ title }) => <CallToAction title={title} text={call.text} />,
          contact: ({ title }) => (
            <ContactBand
              title={title}
              text={service.call.text}
              email={email}
              phone={phone}
              form={form}
            />
          ),
          sources: (chapter) => <SourceNotes {...chapter} notes={service.notes} />,
        }}
      />
    </>
  );
}
