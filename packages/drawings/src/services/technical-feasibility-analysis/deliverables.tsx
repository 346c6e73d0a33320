import { circle, join, line, num, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface WeightProps {
  readonly x: number;
  readonly ground: number;
  readonly size: number;
  readonly kind?: 'open' | 'settled' | 'missing';
}

/** A demand of the plan is an iron ball with a flat foot and a handle to lift it by. */
function Weight({ x, ground, size, kind = 'open' }: WeightProps) {
  const part = (share: number): number => size * share;
  const body =
    `M${join(x - part(0.28), ground)}h${num(part(0.56))}` +
    `a${join(part(0.46), part(0.46))} 0 1 0 ${num(-part(0.56))} 0z`;
  const handle =
    `M${join(x - part(0.22), ground - part(0.72))}l${join(-part(0.06), -part(0.28))}` +
    `q${join(part(0.28), -part(0.2), part(0.56), 0)}l${join(-part(0.06), part(0.28))}`;
  if (kind === 'missing') return <Stroke dash="dashed" d={[body, handle]} />;
  if (kind === 'settled') return <Stroke tone="soft" d={[body, handle]} />;
  return (
    <>
      <Stroke weight={size > 30 ? 'wall' : 'path'} d={handle} />
      <Shape fill="solid" edge="knock" d={body} />
    </>
  );
}

export const deliverables = {
  // What the plan must carry, each with its number; one had not been written down.
  'list-of-demands': (
    <>
      <Shape d={rect(24, 6, 112, 102)} />
      <Stroke d={[line(24, 40, 136, 40), line(24, 74, 136, 74)]} />
      <Weight x={47} ground={37} size={24} />
      <Weight x={47} ground={71} size={20} />
      <Weight x={47} ground={105} size={22} kind="missing" />
      <Stroke weight="wall" d={[line(70, 24, 122, 24), line(70, 58, 106, 58)]} />
      <Stroke weight="path" d="M72 96c6-14 10-14 12-4s6 8 11-2 7 2 13 2" />
      <Stroke d={line(70, 101, 124, 101)} />
    </>
  ),

  // The same weights by the damage they could do; most are settled the same day.
  'ranked-register': (
    <>
      <Weight x={32} ground={108} size={54} />
      <Weight x={82} ground={108} size={38} />
      <Weight x={118} ground={108} size={28} kind="settled" />
      <Weight x={146} ground={108} size={20} kind="settled" />
      <Stroke weight="path" d="M111 98l5 6 10-12M141 101l4 5 7-9" />
      <Stroke dash="dotted" d="M4 26L156 80" />
      <Stroke d={line(2, 108, 158, 108)} />
    </>
  ),

  // The heaviest is put on the beam; the gauge below records how far it bends.
  evidence: (
    <>
      <Shape d="M6 108l12-32 12 32zM130 108l12-32 12 32z" />
      <Shape fill="solid" d="M6 62q74 22 148 0v12q-74 22-148 0z" />
      <Weight x={80} ground={75} size={52} />
      <Stroke weight="path" d={line(44, 108, 116, 108)} />
      <Shape d="M56 108a24 24 0 0 1 48 0z" />
      <Stroke weight="path" d="M80 108l10-16" />
      <Stroke dash="dotted" d={line(18, 62, 142, 62)} />
    </>
  ),

  // A thin report with the loaded beam and a verdict; behind it a thick appendix.
  'report-and-appendix': (
    <>
      <Shape d={[rect(86, 14, 66, 94), ...[90, 96, 102].map((y) => line(86, y, 152, y))]} />
      <Stroke
        d={[
          line(98, 28, 142, 28),
          line(98, 40, 142, 40),
          line(98, 52, 136, 52),
          line(98, 64, 142, 64),
        ]}
      />
      <Stroke d={[line(98, 76, 128, 76)]} />
      <Shape d={rect(8, 6, 72, 102)} />
      <Shape d="M16 82l6-16 6 16zM60 82l6-16 6 16z" />
      <Shape fill="solid" d="M16 56q28 8 56 0v7q-28 8-56 0z" />
      <Weight x={44} ground={61} size={24} />
      <Shape fill="solid" edge="none" d={circle(26, 24, 11)} />
      <Stroke tone="knock" weight="path" d="M20 24l5 5 8-10" />
      <Stroke weight="path" d={line(18, 96, 70, 96)} />
    </>
  ),
};
