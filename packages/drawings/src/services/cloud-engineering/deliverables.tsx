import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, cross, hatch, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The platform, which grows from picture to picture: a balancer over three zones. */
function platform(x: number, y: number, width: number, height: number) {
  const zone = width * 0.28;
  const top = y + height * 0.4;
  const left = range(3).map((i) => x + i * (width - zone) * 0.5);
  const middle = left.map((at) => at + zone / 2);
  const [first = x, second = x, third = x] = middle;
  const bus = (y + 12 + top) / 2;
  return {
    balancer: rect(second - width / 4, y, width / 2, 12),
    wires: `M${first} ${top}V${bus}H${third}V${top}M${second} ${y + 12}V${top}`,
    zones: left.map((at) => rect(at, top, zone, y + height - top)),
    slits: left.map((at) =>
      [0.36, 0.68]
        .map((part) => top + (y + height - top) * part)
        .map((slit) => line(at + 5, slit, at + zone - 5, slit)),
    ),
    left,
    top,
    zone,
  };
}

const planned = platform(17, 30, 84, 60);
const built = platform(58, 36, 98, 72);
const tried = platform(4, 36, 98, 72);
const described = platform(18, 42, 52, 48);

export const deliverables = {
  // One machine that carries everything, and its risks, worst first.
  'ranked-risks': (
    <>
      <Shape d={[rect(6, 12, 56, 96), ...[36, 60, 84].map((y) => line(6, y, 62, y))]} />
      <Stroke weight="path" d={cross(26, 16, 16, 16)} />
      <Stroke weight="thin" d={hatch(6, 60, 56, 24, 8)} />
      <Shape
        fill="solid"
        edge="none"
        d={[
          [14, 44],
          [26, 44],
          [38, 44],
          [14, 92],
        ].map(([x = 0, y = 0]) => rect(x, y, 7, 8))}
      />
      <Stroke d={[rect(26, 92, 7, 8), rect(38, 92, 7, 8)]} />
      <Stroke d="M62 24h20M62 72h10v-13h10M62 95h20" />
      <Shape fill="solid" d={rect(82, 13, 74, 22)} />
      <Shape fill="soft" d={rect(82, 48, 50, 22)} />
      <Shape d={rect(82, 84, 28, 22)} />
    </>
  ),

  // The platform as a plan, and what it would cost at three loads.
  'drawings-and-bill': (
    <>
      <Shape d={[rect(4, 14, 110, 94), rect(82, 96, 32, 12)]} />
      <Stroke dash="dashed" d={[planned.balancer, ...planned.zones]} />
      <Stroke weight="thin" d={planned.wires} />
      <Shape d={rect(122, 84, 9, 24)} />
      <Shape fill="soft" d={rect(134, 62, 9, 46)} />
      <Shape fill="solid" d={rect(146, 26, 9, 82)} />
    </>
  ),

  // The same platform, built, and the line of changes that can rebuild it.
  repository: (
    <>
      <Stroke weight="path" d="M14 10v98M14 34c18 0 18 10 18 20s0 22-18 28" />
      <Shape d={[circle(14, 18, 7), circle(32, 58, 7)]} />
      <Shape fill="solid" d={[circle(14, 92, 8)]} />
      <Arrow weight="path" points={ends(24, 92, 52, 92)} />
      <Stroke d={built.wires} />
      <Shape fill="solid" d={[built.balancer, ...built.zones]} />
      <Stroke tone="knock" d={built.slits.flat()} />
    </>
  ),

  // One zone is switched off on purpose, and the recovery is timed.
  'recovery-times': (
    <>
      <Stroke d={tried.wires} />
      <Shape fill="solid" d={[tried.balancer, ...tried.zones.filter((_, i) => i !== 1)]} />
      <Stroke tone="knock" d={tried.slits.filter((_, i) => i !== 1).flat()} />
      <Shape dash="dashed" d={tried.zones[1] ?? ''} />
      <Stroke weight="path" d={cross((tried.left[1] ?? 0) + 5, tried.top + 13, 17, 17)} />
      <Shape d={circle(131, 82, 25)} />
      <Shape fill="solid" edge="none" d="M131 82V62a20 20 0 0 1 17.300 30z" />
      <Stroke weight="path" d="M131 57v-8M124 48h14M150 61l5-5" />
    </>
  ),

  // The platform in a runbook, with its steps already ticked.
  runbooks: (
    <>
      <Shape d="M80 28C64 18 36 16 6 20v82c30-4 58-2 74 6 16-8 44-10 74-6V20c-30-4-58-2-74 8z" />
      <Stroke d={line(80, 28, 80, 108)} />
      <Stroke d={described.wires} />
      <Shape fill="solid" d={[described.balancer, ...described.zones]} />
      <Stroke d={[40, 58, 76].map((y) => line(112, y, 144, y))} />
      <Stroke weight="path" d={[40, 58, 76].map((y) => `M93 ${y - 1}l4 5 8-10`)} />
      <Shape fill="solid" edge="none" d="M140 19.500v-9h10v23l-5-4-5 4v-10z" />
    </>
  ),
};
