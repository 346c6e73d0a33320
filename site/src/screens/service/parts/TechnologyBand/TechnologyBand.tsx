import type { Service } from '#schema/entries.ts';
import { TechnologyStrip } from '#sections/TechnologyStrip/TechnologyStrip.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';

interface TechnologyBandProps {
  readonly id: string;
  readonly title: string;
  readonly technologies: Service['technologies'];
}

export function TechnologyBand({ id, title, technologies }: TechnologyBandProps) {
  const items = technologies.items.map((technology) => ({
    id: technology.id,
    name: technology.name,
    mark: technology.icon && `/marks/${technology.id}.svg`,
  }));
  return (
    <Band labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title}>
          <RichText text={technologies.lead} />
        </BandHeading>
        <TechnologyStrip items={items} />
      </Frame>
    </Band>
  );
}
