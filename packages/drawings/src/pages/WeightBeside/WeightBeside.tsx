import { Composed } from '#line/Composed.tsx';
import { Broad } from './Broad.tsx';
import { Narrow } from './Narrow.tsx';
import type { WeightProps } from './weights.ts';

/** A page of this site beside a page of the web, to scale. */
export function WeightBeside(weight: WeightProps) {
  return <Composed desk={<Broad {...weight} />} phone={<Narrow {...weight} />} />;
}
