import type { ReactElement } from 'react';
import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { markSize } from '#marks/mark-parts.ts';
import { namedIn } from '../named-in.ts';

const files = import.meta.glob<{ readonly offerMarks: Readonly<Record<string, ReactElement>> }>(
  '../../services/*/offer-marks.tsx',
  { eager: true },
);

interface OfferMarkProps {
  /** The service's slug; its marks stand in its own folder. */
  readonly service: string;
  readonly name: string;
}

/** One thing a service offers, in a small drawing made for it. Its name is always shown beside it. */
export function OfferMark({ service, name }: OfferMarkProps) {
  const file = `services/${service}/offer-marks.tsx`;
  return (
    <FixedDrawing {...markSize}>
      {namedIn(files[`../../${file}`]?.offerMarks, name, file)}
    </FixedDrawing>
  );
}
