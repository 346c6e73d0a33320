import { ServiceMark } from '../../../../drawings/marks/ServiceMark/ServiceMark.tsx';
import type { Service } from '../../../../schema/entries.ts';
import { Band } from '../../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../../ui/BandHeading/BandHeading.tsx';
import { Cell } from '../../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../../ui/RichText/RichText.tsx';
import styles from './OfferBand.module.css';

export function OfferBand({ offer }: { readonly offer: Service['offer'] }) {
  return (
    <Band labelledBy="offer">
      <Frame lines="half">
        <BandHeading id="offer" title="Services offered">
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
