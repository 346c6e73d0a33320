import { Arrow } from '#line/Arrow.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from './mark-parts.ts';

/** The three points that apply to every service, in the order of the page. */
export const whyMarks = [
  // The application, and a probe that goes through it into every layer below.
  <>
    <Shape fill="solid" d={rect(30, 4, 36, 16)} />
    <Shape d={[rect(20, 24, 56, 10), rect(12, 38, 72, 10), rect(4, 52, 88, 8)]} />
    <Shape fill="tint" d={rect(40, 24, 16, 10)} />
    <Stroke weight="path" tone="red" d={line(48, 12, 48, 56)} />
    <Shape fill="red" d={circle(48, 56, 3)} />
  </>,

  // A shelf of proven modules; two of them are already in the new frame.
  <>
    <Stroke d={[line(4, 28, 40, 28), line(4, 56, 40, 56)]} />
    <Shape fill="tint" d={[rect(8, 14, 12, 14), rect(24, 14, 12, 14), rect(8, 42, 12, 14)]} />
    <Shape dash="dashed" d={rect(24, 42, 12, 14)} />
    <Shape d={pane(56, 6, 36, 54)} />
    <Shape fill="solid" d={[rect(61, 20, 12, 14), rect(75, 20, 12, 14)]} />
    <Arrow
      points={[
        [38, 49],
        [48, 49],
        [48, 44],
        [60, 44],
      ]}
    />
  </>,

  // One product, and the platforms plugged in where it needs them.
  <>
    <Shape fill="solid" d={rect(34, 22, 28, 20)} />
    <Stroke d={[line(34, 28, 20, 14), line(34, 36, 20, 50), line(62, 28, 76, 14)]} />
    <Stroke dash="dashed" d={line(62, 36, 76, 50)} />
    <Shape d={[rect(4, 4, 18, 14), rect(74, 4, 18, 14)]} />
    <Shape fill="tint" d={rect(4, 46, 18, 14)} />
    <Shape dash="dashed" d={rect(74, 46, 18, 14)} />
  </>,
];
