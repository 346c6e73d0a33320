import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

const person = (x: number, y: number): string =>
  `${circle(x, y, 4)}M${x - 7} ${y + 14}a7 8 0 0 1 14 0z`;
const tag = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${size * 0.6} ${-size / 2}h${size}v${size}h${-size}z`;

export const offerMarks = {
  // A person walks behind the paper, from desk to desk.
  'process-mapping': (
    <>
      <Stroke weight="path" dash="dotted" d="M18 52h22c8 0 8-18 0-18s-8-20 2-20h28" />
      <Shape fill="solid" d={person(10, 42)} />
      <Shape d={[rect(46, 40, 20, 12), rect(18, 26, 16, 12), rect(50, 20, 16, 12)]} />
      <Shape d="M70 4h14l6 6v18H70zM84 4v6h6" />
      <Stroke weight="thin" d={writing(74, 14, 11, 3, 5)} />
      <Stroke d={line(4, 58, 92, 58)} />
    </>
  ),

  // A list with the most hours saved first, and an owner for every line.
  'ranked-roadmap': (
    <>
      <Shape fill="solid" edge="none" d={[10, 26, 42].map((y) => circle(12, y, 4))} />
      <Stroke d={[10, 26, 42].map((y) => `M4 ${y + 11}a8 6 0 0 1 16 0`)} />
      <Shape fill="solid" d={rect(28, 7, 62, 12)} />
      <Shape fill="tint" d={rect(28, 24, 42, 12)} />
      <Shape d={rect(28, 41, 22, 12)} />
      <Stroke d={line(28, 4, 28, 60)} />
    </>
  ),

  // One price tag that three screens read; none has a copy.
  'systems-of-record': (
    <>
      <Stroke d="M40 32h10M50 32V12h12M50 32h12M50 32v20h12" />
      <Shape fill="solid" d={tag(4, 32, 22)} />
      <Shape fill="knock" d={circle(13, 32, 3)} />
      <Shape d={[4, 25, 46].map((y) => pane(62, y, 30, 16))} />
      <Stroke weight="path" d={[4, 25, 46].map((y) => line(68, y + 12, 80, y + 12))} />
    </>
  ),

  // A message that did not arrive is sent again; the log keeps what failed.
  integration: (
    <>
      <Shape fill="solid" d={rect(4, 8, 22, 20)} />
      <Shape d={rect(70, 8, 22, 20)} />
      <Stroke weight="path" d="M26 18h18c12 0 10-14 1-14s-11 14 1 14h14" />
      <Shape fill="solid" edge="none" d="M69 18l-9-4v8z" />
      <Stroke weight="thin" d={[40, 48, 56].map((y) => line(30, y, 80, y))} />
      <Stroke d={['M16 40l3 3 5-6', 'M16 56l3 3 5-6']} />
      <Stroke tone="red" weight="path" d={cross(17, 45, 6, 6)} />
    </>
  ),

  // Amounts below the limit pass automatically; higher ones wait for a signature.
  approvals: (
    <>
      <Stroke d={line(4, 58, 92, 58)} />
      <Stroke weight="wall" d="M42 58V32h36v26" />
      <Shape d={rect(10, 16, 22, 42)} />
      <Stroke weight="path" d="M13 46c3-9 6-9 7-3s4 4 8-2" />
      <Stroke weight="thin" d={writing(14, 23, 14, 3, 5)} />
      <Shape fill="solid" d={rect(53, 43, 14, 15)} />
      <Arrow points={ends(67, 50, 93, 50)} />
    </>
  ),

  // A calendar with the last day of the old form.
  'switch-off': (
    <>
      <Shape d={[rect(4, 10, 54, 48), line(4, 20, 58, 20)]} />
      <Stroke weight="path" d={[line(17, 5, 17, 14), line(45, 5, 45, 14)]} />
      <Stroke
        weight="thin"
        d={range(8).map((i) => rect(9 + (i % 4) * 12, 25 + Math.floor(i / 4) * 11, 8, 7))}
      />
      <Shape fill="solid" d={rect(45, 47, 8, 7)} />
      <Stroke weight="thin" d={range(3).map((i) => rect(9 + i * 12, 47, 8, 7))} />
      <Stroke dash="dashed" d="M68 20h16l8 8v30H68z" />
      <Stroke weight="path" d={cross(72, 34, 15, 15)} />
    </>
  ),
};
