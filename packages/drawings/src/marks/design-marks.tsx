import { Arrow } from '#line/Arrow.tsx';
import { circle, cross, line, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from './mark-parts.ts';

export const designMarks = {
  // A screen, and the hand that uses it.
  'ui-ux': (
    <>
      <Shape d={[pane(8, 6, 80, 52), line(30, 14, 30, 58)]} />
      <Stroke weight="thin" d={writing(13, 22, 12, 4, 7)} />
      <Shape fill="tint" d={rect(38, 21, 42, 13)} />
      <Shape fill="solid" d={rect(38, 41, 24, 10)} />
      <Shape d="M55 45v17l4-4 3 6 4-2-3-6h6z" />
    </>
  ),

  // Two screens and the click that leads from one to the other.
  prototype: (
    <>
      <Shape d={[roundRect(8, 6, 30, 52, 3), roundRect(58, 6, 30, 52, 3)]} />
      <Stroke weight="thin" d={[writing(14, 16, 18, 4, 6), writing(64, 40, 18, 3, 6)]} />
      <Shape fill="tint" d={rect(64, 14, 18, 18)} />
      <Shape fill="solid" d={rect(14, 43, 18, 8)} />
      <Arrow
        points={[
          [32, 47],
          [48, 47],
          [48, 23],
          [63, 23],
        ]}
        weight="path"
      />
    </>
  ),

  // A letter constructed from a circle and a stem, with its colors.
  'brand-identity': (
    <>
      <Stroke
        weight="thin"
        d={[rect(8, 6, 52, 52), cross(8, 6, 52, 52), 'M4 16h60M4 54h60M31 2v60M44 2v60M54 2v60']}
      />
      <Shape fill="solid" d={circle(31, 35, 19)} />
      <Shape fill="knock" d={circle(31, 35, 9)} />
      <Shape fill="solid" d={rect(44, 16, 10, 38)} />
      <Shape fill="solid" d={rect(72, 6, 16, 15)} />
      <Shape fill="soft" d={rect(72, 25, 16, 14)} />
      <Shape d={rect(72, 43, 16, 15)} />
    </>
  ),

  // Structure only, in pencil.
  wireframes: (
    <>
      <Stroke dash="dashed" d={[rect(8, 6, 72, 52), rect(16, 14, 30, 22)]} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[cross(16, 14, 30, 22), writing(54, 18, 18, 3, 8), writing(16, 44, 40, 2, 7)]}
      />
      <Shape d="M66 49l20-27 8 6-20 27-9 4z" />
      <Stroke weight="thin" d="M82 27l8 6M66 49l8 6" />
      <Shape fill="solid" edge="none" d="M67 53l3 3-5 3z" />
    </>
  ),
};
