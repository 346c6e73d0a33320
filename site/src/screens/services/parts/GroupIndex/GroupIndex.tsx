import { LayerGlyph } from '../../../../drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import { ServiceMark } from '../../../../drawings/marks/ServiceMark/ServiceMark.tsx';
import type { Category } from '../../../../schema/entries.ts';
import { Band } from '../../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../../ui/BandHeading/BandHeading.tsx';
import { Cell } from '../../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import styles from './GroupIndex.module.css';

/** One group of services with its drawings; every cell leads to a page. */
export function GroupIndex({ group }: { readonly group: Category }) {
  return (
    <Band id={group.id} labelledBy={`${group.id}-title`}>
      <Frame lines="quarters">
        <BandHeading
          id={`${group.id}-title`}
          title={group.name}
          glyph={<LayerGlyph plane={group.plane} />}
        >
          {group.description}
        </BandHeading>
        <Cell as="ul" inset="none" className={styles.index}>
          {group.services.map((service) => (
            <li key={service.name}>
              <ServiceMark slug={service.slug} />
              <div>
                <a href={service.href}>{service.name}</a>
                <p>{service.line}</p>
              </div>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
