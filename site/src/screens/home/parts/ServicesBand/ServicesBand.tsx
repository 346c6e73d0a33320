import type { Category } from '../../../../schema/entries.ts';
import type { PageFile } from '../../../../schema/page.schema.ts';
import { EngagementModels } from '../../../../sections/EngagementModels/EngagementModels.tsx';
import { Band } from '../../../../ui/Band/Band.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { SectionTitle } from '../../../../ui/SectionTitle/SectionTitle.tsx';
import { GroupRow } from '../GroupRow/GroupRow.tsx';

interface ServicesBandProps {
  readonly company: string;
  readonly models: PageFile<'services'>['models'];
  readonly groups: readonly Category[];
}

/** 02: two ways to work together, five groups of service. */
export function ServicesBand({ company, models, groups }: ServicesBandProps) {
  return (
    <Band labelledBy="our-services">
      <SectionTitle id="our-services" number="02" title="Our Services" />
      <EngagementModels company={company} team={models.team} project={models.project} />
      <Frame lines="quarters">
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </Frame>
    </Band>
  );
}
