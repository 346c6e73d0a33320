import { Arrow } from '#line/Arrow.tsx';
import { hatch, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { body, wheel } from './plumbing.ts';

interface PartProps {
  readonly at: Point;
  readonly size: number;
}

/** The part as it was found. */
const OldPart = ({ at, size }: PartProps) => (
  <>
    <Shape d={body(at, size)} />
    <Stroke
      weight="thin"
      d={hatch(at[0] - size * 0.8, at[1] - size / 2, size * 1.6, size, size / 4)}
    />
    <Shape d={wheel(at, size * 0.34)} />
  </>
);

/** The part that replaces it. */
const NewPart = ({ at, size }: PartProps) => (
  <>
    <Shape fill="solid" d={body(at, size)} />
    <Stroke weight="path" tone="knock" d={wheel(at, size * 0.34)} />
  </>
);

/** A pipe across the sheet, open where the part sits. */
const pipe = (y: number, left: number, right: number): string =>
  `M4 ${y - 11}h${left - 4}M4 ${y + 11}h${left - 4}M${right} ${y - 11}h${156 - right}M${right} ${y + 11}h${156 - right}`;

/** A warning sign, positioned by its tip. */
const warning = (x: number, y: number): string => `M${x} ${y}l10 17h-20z`;

export const deliverables = {
  // Setup notes for the part, and a list of risks beside them.
  'notes-and-risks': (
    <>
      <Shape d={rect(6, 4, 94, 104)} />
      <OldPart at={[53, 38]} size={26} />
      <Stroke weight="thin" d="M12 29h14M12 47h14M80 29h14M80 47h14M27 12h52M27 9v9M79 9v9" />
      <Stroke weight="path" d="M16 72l4 4 7-8M16 86l4 4 7-8M16 100l4 4 7-8" />
      <Stroke d="M36 74h52M36 88h44M36 102h50" />
      <Shape d={rect(108, 22, 46, 86)} />
      <Shape fill="solid" d={[31, 58, 85].map((y) => warning(124, y))} />
      <Stroke d={[42, 69, 96].map((y) => line(140, y, 149, y))} />
      <Stroke weight="path" tone="knock" d={[36, 63, 90].map((y) => line(124, y, 124, y + 6))} />
    </>
  ),

  // Parts ranked by what they cost, each with its days.
  'ranked-list': (
    <>
      {[23, 59, 95].map((y) => (
        <OldPart key={y} at={[26, y]} size={20} />
      ))}
      <Shape fill="solid" edge="none" d={rect(56, 12, 98, 12)} />
      <Shape d={[rect(56, 48, 56, 12), rect(56, 84, 30, 12)]} />
      <Shape
        fill="soft"
        d={[
          [28, 4],
          [64, 2],
          [100, 1],
        ].flatMap(([y = 0, days = 0]) =>
          Array.from({ length: days }, (_, i) => rect(56 + i * 11, y, 8, 8)),
        )}
      />
    </>
  ),

  // A permanent net under the part that will be changed.
  'safety-net': (
    <>
      <Stroke weight="path" d={pipe(30, 46, 114)} />
      <Shape d={[rect(40, 12, 6, 36), rect(114, 12, 6, 36)]} />
      <OldPart at={[80, 30]} size={32} />
      <Stroke weight="wall" d="M14 60v48M146 60v48" />
      <Stroke weight="path" d="M14 64q66 66 132 0" />
      <Stroke d="M14 64q66 26 132 0M14 64q66 46 132 0" />
      <Stroke weight="thin" d="M36 71l10 14M58 76l8 18M80 77v20M102 76l-8 18M124 71l-10 14" />
      <Stroke d="M4 108h20M136 108h20" />
    </>
  ),

  // The new part is in use; the old one is on its shelf, with a way back.
  'release-with-way-back': (
    <>
      <Stroke weight="path" d={pipe(26, 46, 114)} />
      <Shape d={[rect(40, 8, 6, 36), rect(114, 8, 6, 36)]} />
      <NewPart at={[80, 26]} size={32} />
      <OldPart at={[80, 85]} size={32} />
      <Stroke weight="path" d={line(38, 108, 122, 108)} />
      <Arrow
        dash="dashed"
        weight="path"
        points={[
          [118, 85],
          [140, 85],
          [140, 54],
          [112, 54],
        ]}
      />
    </>
  ),

  // The same measurement from the same place, before and after.
  'before-and-after': (
    <>
      <Stroke weight="path" d={pipe(26, 46, 114)} />
      <Shape d={[rect(40, 8, 6, 36), rect(114, 8, 6, 36)]} />
      <NewPart at={[80, 26]} size={32} />
      <Stroke d="M6 54v54" />
      <Shape d={rect(6, 59, 146, 17)} />
      <Stroke weight="thin" d={hatch(6, 59, 146, 17, 6)} />
      <Shape fill="solid" d={rect(6, 85, 54, 17)} />
      <Arrow
        points={[
          [150, 93],
          [66, 93],
        ]}
      />
    </>
  ),
};
