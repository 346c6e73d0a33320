import { homeOutline } from '#outline/home-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { ReviewsBand } from '#sections/ReviewsBand/ReviewsBand.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { AboutBand } from '../parts/AboutBand/AboutBand.tsx';
import { HomeHero } from '../parts/HomeHero/HomeHero.tsx';
import { ServicesBand } from '../parts/ServicesBand/ServicesBand.tsx';
import { WorksBand } from '../parts/WorksBand/WorksBand.tsx';

export function HomeScreen({ page: { subject }, company, reviews }: ScreenProps<'home'>) {
  const { page, models, groups, featured, sheets } = subject;
  return (
    <>
      <HomeHero heading={page.heading} opening={page.opening} />
      <Chapters
        outline={homeOutline(subject)}
        draw={{
          'about-us': (chapter) => <AboutBand {...chapter} about={page.about} />,
          'our-services': (chapter) => (
            <ServicesBand
              {...chapter}
              company={company.shortName}
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
              drawing={<img src={sheets} width="1000" height="707" alt="" loading="lazy" />}
            />
          ),
        }}
      />
    </>
  );
}
