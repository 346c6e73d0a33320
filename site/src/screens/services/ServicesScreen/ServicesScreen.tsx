import { LifeCycle } from '../../../drawings/overview/LifeCycle/LifeCycle.tsx';
import type { Category, Finder as FinderEntry } from '../../../schema/entries.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { CallToAction } from '../../../sections/CallToAction/CallToAction.tsx';
import { EngagementModels } from '../../../sections/EngagementModels/EngagementModels.tsx';
import { InnerHero } from '../../../sections/InnerHero/InnerHero.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../ui/BandHeading/BandHeading.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { Finder } from '../parts/Finder/Finder.tsx';
import { GroupIndex } from '../parts/GroupIndex/GroupIndex.tsx';

interface ServicesScreenProps {
  readonly page: PageFile<'services'>;
  readonly call: PageFile<'home'>['call'];
  readonly company: string;
  readonly groups: readonly Category[];
  readonly finder: FinderEntry;
}

export function ServicesScreen({ page, call, company, groups, finder }: ServicesScreenProps) {
  return (
    <>
      <InnerHero
        above="Services"
        title={page.heading}
        lead={<RichText text={page.lead} />}
        action={{ name: 'Consult with us', href: '/contact' }}
        drawing={<LifeCycle />}
      />
      <Band id="models" labelledBy="models-title">
        <Frame lines="half">
          <BandHeading id="models-title" title={page.models.title}>
            <RichText text={page.models.lead} />
          </BandHeading>
        </Frame>
        <EngagementModels company={company} team={page.models.team} project={page.models.project} />
      </Band>
      <Finder finder={finder} />
      {groups.map((group) => (
        <GroupIndex key={group.id} group={group} />
      ))}
      <CallToAction title={call.title} text={call.text} />
    </>
  );
}
