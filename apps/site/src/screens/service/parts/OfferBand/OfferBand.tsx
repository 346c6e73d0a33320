import { OfferMark } from '@studio/drawings/registry/OfferMark/OfferMark.tsx';
import type { Service } from '@studio/content/schema/entries.ts';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { RunInList } from '../RunInList/RunInList.tsx';

interface OfferBandProps {
  readonly id: string;
  readonly title: string;
  readonly service: Pick<Service, 'slug' | 'offer'>;
}

export function OfferBand({ id, title, service: { slug, offer } }: OfferBandProps) {
  return (
    <SideBand quiet id={id} title={title} opening={offer.opening}>
      <RunInList
        columns="pairs"
        items={offer.items.map(({ title, text, mark }) => ({
          title,
          text,
          mark: mark && <OfferMark service={slug} name={mark} />,
        }))}
      />
    </SideBand>
  );
}
