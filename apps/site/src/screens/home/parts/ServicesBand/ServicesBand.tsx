import type { Category } from '@studio/content/schema/entries.ts';
import type { PageFile } from '@studio/content/schema/page.schema.ts';
import { EngagementModels } from '#sections/EngagementModels/EngagementModels.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { SectionTitle } from '#ui/SectionTitle/SectionTitle.tsx';
import { GroupRow } from '../GroupRow/GroupRow.tsx';

interface ServicesBandProps {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly company: string;
  readonly terms: string | undefined;
  readonly models: PageFile<'services'>['models'];
  readonly groups: readonly Category[];
}

/** 02: two ways to work together, and five groups of services. */
export function ServicesBand(props: ServicesBandProps) {
  const { id, number, title, company, terms, models, groups } = props;
  return (
    <Band labelledBy={id}>
      <SectionTitle id={id} number={number} title={title} />
      <EngagementModels company={company} terms={terms} models={models} />
      <Frame lines="half">
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </Frame>
    </Band>
  );
}
