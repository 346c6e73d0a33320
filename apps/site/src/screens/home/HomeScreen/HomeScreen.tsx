import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { ReviewsBand } from '#sections/ReviewsBand/ReviewsBand.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { AboutBand } from '../parts/AboutBand/AboutBand.tsx';
import { AskHero } from '../parts/AskHero/AskHero.tsx';
import { HomeHero } from '../parts/HomeHero/HomeHero.tsx';
import { ServicesBand } from '../parts/ServicesBand/ServicesBand.tsx';
import { WorksBand } from '../parts/WorksBand/WorksBand.tsx';

/** The numbered sections of the home page, as the specification names them, and the closing call to action. */
const homeOutline = ({ page }: SubjectOf<'home'>) =>
  [
    { id: 'about-us', number: '01', title: 'About Us' },
    { id: 'our-services', number: '02', title: 'Our Services' },
    { id: 'our-works', number: '03', title: 'Our Works' },
    { id: 'reviews', number: '04', title: 'Client Reviews' },
    { id: 'call', title: page.call.title },
  ] as const;

export function HomeScreen({ page: { subject }, company, links, reviews }: ScreenProps<'home'>) {
  const { page, models, groups, featured, sheets } = subject;
  return (
    <>
      {page.ask && links.sheet ? (
        <AskHero heading={page.heading} ask={page.ask} sheet={links.sheet} />
      ) : (
        <HomeHero heading={page.heading} opening={page.opening} />
      )}
      <Chapters
        outline={homeOutline(subject)}
        draw={{
          'about-us': (chapter) => <AboutBand {...chapter} about={page.about} />,
          'our-services': (chapter) => (
            <ServicesBand
              {...chapter}
              company={company.shortName}
              terms={links.terms}
              models={models}
              groups={groups}
            />
          ),
          'our-works': (chapter) => <WorksBand {...chapter} projects={featured} />,
          reviews: (chapter) => <ReviewsBand {...chapter}>{reviews}</ReviewsBand>,
          call: ({ title }) => (
            <CallToAction
              title={title}
              text={page.call.text}
              sheet={links.sheet}
              {...(sheets && {
                drawing: <img src={sheets} width="1000" height="707" alt="" loading="lazy" />,
              })}
            />
          ),
        }}
      />
    </>
  );
}
