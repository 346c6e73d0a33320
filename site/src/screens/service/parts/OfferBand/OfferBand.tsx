import { OfferMark } from '@old/drawings/found/OfferMark/OfferMark.tsx';
import type { Service } from '#schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import styles from './OfferBand.module.css';

interface OfferBandProps {
  readonly id: string;
  readonly title: string;
  readonly service: Pick<Service, 'slug' | 'offer'>;
}

export function OfferBand({ id, title, service: { slug, offer } }: OfferBandProps) {
  return (
    <SideBand id={id} title={title} opening={offer.opening}>
      <ul className={styles.offer}>
        {offer.items.map((item) => (
          <li key={item.title}>
            {item.mark && <OfferMark service={slug} name={item.mark} />}
            <div>
              <h3>{item.title}</h3>
              <p>
                <RichText text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SideBand>
  );
}
