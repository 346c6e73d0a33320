import { Stroke } from '#line/Stroke.tsx';
import type { Leg } from './order-path.ts';

/** The order on paper: a dot that still moves long after the record below it is complete. */
export const Order = ({ legs }: { readonly legs: readonly Leg[] }) =>
  legs.map(({ path, after }) => (
    <Stroke key={path} moves="travels" {...(after && { after })} d={path} />
  ));
