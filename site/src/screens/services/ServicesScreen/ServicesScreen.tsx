import { Drawn } from '@old/drawings/found/Drawn/Drawn.tsx';
import { servicesOutline } from '#outline/services-outline.ts';
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

export function ServicesScreen({ page: { subject }, company }: ScreenProps<'services'>) {
  const { page, finder, call } = subject;
  return (
    <>
      <InnerHero
        above="Services"
        title={page.heading}
        opening={<RichText text={page.opening} />}
        action={{ name: 'Consult with us', href: '/contact' }}
        drawing={<Drawn name="LifeCycle" />}
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
              <EngagementModels company={company.shortName} models={page.models} />
            </Band>
          ),
          finder: () => <Finder finder={finder} />,
          group: ({ group }) => <GroupIndex group={group} />,
          call: ({ title }) => <CallToAction title={title} text={call.text} />,
        }}
      />
    </>
  );
}
