import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { markSize } from '#marks/mark-parts.ts';
import { placeholderMark } from '#marks/placeholder-mark.tsx';
import { drawingsOf } from '../service-drawings.ts';

interface OfferMarkProps {
  /** The service's slug. */
  readonly service: string;
  readonly name: string;
}

/** A small drawing of one thing a service offers. It has no label, because the name is always beside it. */
export const OfferMark = ({ service, name }: OfferMarkProps) => (
  <FixedDrawing {...markSize}>
    {drawingsOf(service)?.offerMarks[name] ?? placeholderMark}
  </FixedDrawing>
);
