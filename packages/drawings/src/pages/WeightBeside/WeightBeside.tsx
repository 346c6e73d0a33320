import { Composed } from '#line/Composed.tsx';
import { Broad } from './Broad.tsx';
import { Narrow } from './Narrow.tsx';
import type { WeightProps } from './weights.ts';

/** The home page of this site beside the median home page, to scale. */
export function WeightBeside(weight: WeightProps) {
  return <Composed desk={<Broad {...weight} />} phone={<Narrow {...weight} />} />;
}
