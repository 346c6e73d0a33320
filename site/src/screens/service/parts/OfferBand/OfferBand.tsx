import { ServiceMark } from '@studio/drawings/marks/ServiceMark/ServiceMark.tsx';
import type { Service } from '#schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './OfferBand.module.css';

interface OfferBandProps {
  readonly id: string;
  readonly title: string;
  readonly offer: Service['offer'];
}

export function OfferBand({ id, title, offer }: OfferBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame lines="half">
        <BandHeading id={id} title={title}>
          <RichText text={offer.lead} />
        </BandHeading>
        <Cell as="ul" inset="none" className={styles.offer}>
          {offer.items.map((item) => (
            <li key={item.title}>
              <ServiceMark slug={item.mark} />
              <div>
                <h3>{item.title}</h3>
                <p>
                  <RichText text={item.text} />
                </p>
              </div>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
