import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The glass in which evidence is collected, and the line that was agreed first. */
const glass = 'M14 8v100h24V8';
const threshold = 42;
const ball = (i: number): string => circle(26, 98 - i * 19, 9);

const person = (x: number, y: number): string =>
  `${circle(x, y, 6)}M${x - 10} ${y + 21}a10 11 0 0 1 20 0z`;
const bubble = (x: number, y: number): string => `M${x} ${y}h54v32H${x + 22}l-10 10v-10h-12z`;

/** The agreed action above the line, and the one below it. */
const outcomes = (above: 'paper' | 'solid') => (
  <>
    <Stroke weight="path" dash="dashed" d={line(6, threshold, 94, threshold)} />
    <Shape fill={above} d={circle(124, 28, 20)} />
    <Stroke weight="wall" tone={above === 'solid' ? 'knock' : 'ink'} d="M114 28l7 8 14-16" />
    <Shape d={circle(124, 84, 20)} />
    <Stroke weight="path" d={cross(117, 77, 14, 14)} />
    <Stroke d="M94 42V28h10M94 42v42h10" />
  </>
);

export const deliverables = {
  // The glass is empty, but the actions above and below its line are already written down.
  thresholds: (
    <>
      <Stroke weight="path" d={glass} />
      {outcomes('paper')}
    </>
  ),

  // The people to ask: those found, one who could not be found, one who must not be asked.
  'recruiting-plan': (
    <>
      <Stroke weight="path" d={glass} />
      <Stroke dash="dashed" d={line(6, threshold, 46, threshold)} />
      <Shape fill="solid" d={[person(68, 26), person(104, 26), person(140, 26), person(68, 87)]} />
      <Stroke dash="dashed" d={person(104, 87)} />
      <Shape d={person(140, 87)} />
      <Stroke weight="path" d={cross(128, 80, 24, 28)} />
    </>
  ),

  // Answers as they come in, written and recorded; words are light, actions are solid.
  recordings: (
    <>
      <Shape d={[ball(0), ball(2)]} />
      <Shape fill="solid" d={ball(1)} />
      <Stroke weight="path" d={glass} />
      <Stroke dash="dashed" d={line(6, threshold, 46, threshold)} />
      <Shape d={bubble(62, 10)} />
      <Stroke weight="path" d="M70 26h6l3-9 5 18 5-22 5 20 4-10 3 3h7" />
      <Shape fill="solid" d={person(66, 82)} />
      <Shape d={rect(94, 62, 60, 46)} />
      <Shape d={[circle(110, 80, 8), circle(138, 80, 8)]} />
      <Stroke weight="path" d={[line(110, 88, 138, 88), line(104, 99, 144, 99)]} />
    </>
  ),

  // The light answers are removed. The report starts with its conclusion and its limits.
  report: (
    <>
      <Shape fill="solid" d={range(3).map(ball)} />
      <Stroke weight="path" d={glass} />
      <Stroke dash="dashed" d={line(6, threshold, 46, threshold)} />
      <Stroke dash="dashed" d={[circle(54, 99, 8), circle(72, 99, 8)]} />
      <Shape d={rect(88, 8, 66, 100)} />
      <Shape fill="solid" d={rect(96, 18, 34, 22)} />
      <Stroke weight="path" d="M137 24c0-8 11-8 11 0 0 5-5.500 5-5.500 9m0 3v2" />
      <Stroke weight="wall" d={line(96, 54, 146, 54)} />
      <Stroke weight="path" d={line(96, 66, 138, 66)} />
      <Stroke d={writing(96, 78, 32, 3, 9)} />
    </>
  ),

  // The first page again, now with the glass filled above its line.
  decision: (
    <>
      <Shape fill="solid" d={range(5).map(ball)} />
      <Stroke weight="path" d={glass} />
      {outcomes('solid')}
    </>
  ),
};
