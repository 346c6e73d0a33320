import type { ReactNode } from 'react';
import { serviceDrawings } from '../../../drawings/services/service-drawings.ts';
import type { Company } from '../../../schema/company.schema.ts';
import type { Service } from '../../../schema/entries.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { CallToAction } from '../../../sections/CallToAction/CallToAction.tsx';
import { ContactBand } from '../../../sections/ContactBand/ContactBand.tsx';
import { InnerHero } from '../../../sections/InnerHero/InnerHero.tsx';
import { RowList } from '../../../sections/RowList/RowList.tsx';
import { SourceNotes } from '../../../sections/SourceNotes/SourceNotes.tsx';
import { TechnologyStrip } from '../../../sections/TechnologyStrip/TechnologyStrip.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../ui/BandHeading/BandHeading.tsx';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { RelatedBand } from '../parts/RelatedBand/RelatedBand.tsx';
import { FeatureBand } from '../parts/FeatureBand/FeatureBand.tsx';
import { FitBand } from '../parts/FitBand/FitBand.tsx';
import { IntroBand } from '../parts/IntroBand/IntroBand.tsx';
import { OfferBand } from '../parts/OfferBand/OfferBand.tsx';
import { ProcessBand } from '../parts/ProcessBand/ProcessBand.tsx';
import { QuestionsBand } from '../parts/QuestionsBand/QuestionsBand.tsx';
import { WhyCompanyBand } from '../parts/WhyCompanyBand/WhyCompanyBand.tsx';

interface ServiceScreenProps {
  readonly service: Service;
  readonly why: PageFile<'services'>['why'];
  readonly call: PageFile<'home'>['call'];
  readonly company: Company;
  /** The contact form island, composed by the page. */
  readonly form?: ReactNode;
}

/** Every band of a service page, in the specification's order. */
export function ServiceScreen({ service, why, call, company, form }: ServiceScreenProps) {
  const { Hero, Figure } = serviceDrawings(service.slug);
  const trail = [{ name: 'Services', href: '/services' }, service.category];
  const technologies = service.technologies.items.map(({ id, name, icon }) => ({
    id,
    name,
    mark: icon && `/marks/${id}.svg`,
  }));
  return (
    <>
      <InnerHero
        above={<Breadcrumbs trail={trail} />}
        title={service.title}
        lead={service.tagline}
        action={{ name: 'Consult with us', href: '/contact' }}
        drawing={<Hero label={service.drawings.hero} />}
      />
      <IntroBand intro={service.intro} figure={<Figure label={service.drawings.figure} />} />
      <Band labelledBy="reasons">
        <Frame lines="half">
          <BandHeading id="reasons" title="Why clients come with this">
            <RichText text={service.reasons.lead} />
          </BandHeading>
          <RowList rows={service.reasons.items} />
        </Frame>
      </Band>
      <OfferBand offer={service.offer} />
      <ProcessBand process={service.process} />
      <Band labelledBy="technologies">
        <Frame>
          <BandHeading id="technologies" title="Technologies and tools">
            <RichText text={service.technologies.lead} />
          </BandHeading>
          <TechnologyStrip items={technologies} />
        </Frame>
      </Band>
      <FeatureBand features={service.features} />
      <Band labelledBy="why-us">
        <Frame lines="half">
          <BandHeading id="why-us" title="Why work with us">
            <RichText text={service.whyUs.lead} />
          </BandHeading>
          <RowList rows={service.whyUs.items} />
        </Frame>
      </Band>
      <FitBand notFor={service.notFor} engagement={service.engagement} />
      <QuestionsBand questions={service.questions} />
      <WhyCompanyBand company={company.shortName} points={why} />
      <RelatedBand related={service.related} />
      <CallToAction title={call.title} text={call.text} />
      <ContactBand
        title={service.call.title}
        text={service.call.text}
        email={company.contact.email}
        phone={company.contact.phone}
        form={form}
      />
      <SourceNotes notes={service.notes} />
    </>
  );
}
