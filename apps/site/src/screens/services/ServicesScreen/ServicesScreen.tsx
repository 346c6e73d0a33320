import { LifeCycle } from '@studio/drawings/overview/LifeCycle/LifeCycle.tsx';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { EngagementModels } from '#sections/EngagementModels/EngagementModels.tsx';
import { InnerHero } from '#sections/InnerHero/InnerHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { Finder } from '../parts/Finder/Finder.tsx';
import { GroupIndex } from '../parts/GroupIndex/GroupIndex.tsx';

/** The sections: how we work together, the finder, then every group. */
const servicesOutline = ({ page, finder, groups, call }: SubjectOf<'services'>) => [
  { id: 'models' as const, title: page.models.title },
  ...(finder ? [{ id: 'finder' as const, title: finder.title, finder }] : []),
  ...groups.map((group) => ({ id: 'group' as const, title: group.name, group })),
  { id: 'call' as const, title: call.title },
];

export function ServicesScreen({ page: { subject }, company, links }: ScreenProps<'services'>) {
  const { page, call } = subject;
  return (
    <>
      <InnerHero
        above="Services"
        title={page.heading}
        opening={<RichText text={page.opening} />}
        action={{ name: 'Consult with us', href: '/contact' }}
        drawing={<LifeCycle groups={subject.groups} />}
      />
      <Chapters
        outline={servicesOutline(subject)}
        draw={{
          models: ({ id, title }) => (
            <Band id={id} labelledBy={`${id}-title`}>
              <Frame lines="half">
                <BandHeading id={`${id}-title`} title={title}>
                  <RichText text={page.models.opening} />
                </BandHeading>
              </Frame>
              <EngagementModels
                company={company.shortName}
                terms={links.terms}
                models={page.models}
              />
            </Band>
          ),
          finder: ({ finder }) => <Finder finder={finder} sheet={links.sheet} />,
          group: ({ group }) => <GroupIndex group={group} />,
          call: ({ title }) => <CallToAction title={title} text={call.text} sheet={links.sheet} />,
        }}
      />
    </>
  );
}
