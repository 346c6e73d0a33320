import { LayerGlyph } from '@studio/drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import { ServiceMark } from '@studio/drawings/marks/ServiceMark/ServiceMark.tsx';
import type { Category } from '@studio/content/schema/entries.ts';
import { LinkGrid } from '#sections/LinkGrid/LinkGrid.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';

/** One group of services with its drawings; every cell links to a page. */
export function GroupIndex({ group }: { readonly group: Category }) {
  const links = group.services.map(({ slug, name, href, line }) => ({
    name,
    href,
    line,
    mark: <ServiceMark slug={slug} />,
  }));
  return (
    <Band id={group.id} labelledBy={`${group.id}-title`}>
      <Frame lines="half">
        <BandHeading
          id={`${group.id}-title`}
          title={group.name}
          glyph={<LayerGlyph plane={group.plane} />}
        >
          {group.description}
        </BandHeading>
        <LinkGrid links={links} />
      </Frame>
    </Band>
  );
}
