import { ServiceMark } from '@studio/drawings/marks/ServiceMark/ServiceMark.tsx';
import type { ServiceLink } from '#schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './RelatedBand.module.css';

interface RelatedBandProps {
  readonly id: string;
  readonly title: string;
  readonly related: readonly ServiceLink[];
}

/** Where to read on, for those who are not there yet. */
export function RelatedBand({ id, title, related }: RelatedBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title} />
        <Cell as="ul" inset="none" className={styles.related}>
          {related.map((service) => (
            <li key={service.slug}>
              <ServiceMark slug={service.slug} />
              <div>
                <a href={service.href}>{service.name}</a>
                <p className="muted">{service.line}</p>
              </div>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
