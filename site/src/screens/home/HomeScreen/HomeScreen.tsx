import type { ReactNode } from 'react';
import type { Category, Project } from '../../../schema/entries.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { CallToAction } from '../../../sections/CallToAction/CallToAction.tsx';
import { ReviewsBand } from '../../../sections/ReviewsBand/ReviewsBand.tsx';
import { AboutBand } from '../parts/AboutBand/AboutBand.tsx';
import { HomeHero } from '../parts/HomeHero/HomeHero.tsx';
import { ServicesBand } from '../parts/ServicesBand/ServicesBand.tsx';
import { WorksBand } from '../parts/WorksBand/WorksBand.tsx';

interface HomeScreenProps {
  readonly page: PageFile<'home'>;
  readonly models: PageFile<'services'>['models'];
  readonly company: string;
  readonly groups: readonly Category[];
  readonly featured: readonly Project[];
  /** The carousel island, composed by the page. */
  readonly reviews?: ReactNode;
}

export function HomeScreen({ page, models, company, groups, featured, reviews }: HomeScreenProps) {
  return (
    <>
      <HomeHero heading={page.heading} lead={page.lead} />
      <AboutBand about={page.about} />
      <ServicesBand company={company} models={models} groups={groups} />
      <WorksBand projects={featured} />
      <ReviewsBand number="04">{reviews}</ReviewsBand>
      <CallToAction title={page.call.title} text={page.call.text} />
    </>
  );
}
