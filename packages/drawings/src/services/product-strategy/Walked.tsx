import { Stroke } from '#line/Stroke.tsx';
import type { Leg } from './ridge-map.ts';

interface WalkedProps {
  readonly legs: readonly Leg[];
  readonly weight: 'path' | 'wall';
}

/** A path that is drawn leg by leg. */
export const Walked = ({ legs, weight }: WalkedProps) =>
  legs.map(({ path, after }) => (
    <Stroke key={path} weight={weight} moves="draws" {...(after && { after })} d={path} />
  ));
