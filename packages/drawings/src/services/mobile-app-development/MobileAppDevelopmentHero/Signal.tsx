import { line, range } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import type { Tunnel } from './tunnel.ts';

/** The strength of the signal along the ride: it fades towards the tunnel and is zero inside. */
export function Signal(props: {
  readonly tunnel: Tunnel;
  readonly base: number;
  readonly width: number;
  readonly step: number;
}) {
  const { tunnel, base, width, step } = props;
  const bars = range(Math.floor(width / step) + 1)
    .map((i) => ({ x: i * step, away: Math.max(tunnel.from - i * step, i * step - tunnel.to) }))
    .filter(({ away }) => away > 0)
    .map(({ x, away }) => line(x, base, x, base - Math.round(4 + Math.min(1, away / 130) * 26)));
  return (
    <>
      <Stroke weight="path" d={bars} />
      <Stroke weight="thin" d={line(0, base, width, base)} />
    </>
  );
}
