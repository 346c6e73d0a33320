import { circle, line, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { portrait } from './portrait.ts';

/** The record of one customer, the same card in every picture. */
const card = { width: 42, height: 58 };
const cardAt = (x: number, y: number): string => rect(x, y, card.width, card.height);
const rows = [28, 38, 48];
const fields = (x: number, y: number): string[] =>
  rows.map((row) => line(x + 8, y + row, x + card.width - 8, y + row));

/** The card with its face and its fields, in outline. */
function Card({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Shape d={[cardAt(x, y), portrait(x + 21, y + 13, 4.5)]} />
      <Stroke weight="path" d={fields(x, y)} />
    </>
  );
}

/** The card in use. */
function LiveCard({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Shape fill="solid" d={cardAt(x, y)} />
      <Shape fill="knock" d={portrait(x + 21, y + 13, 4.5)} />
      <Stroke weight="path" tone="knock" d={fields(x, y)} />
    </>
  );
}

const stage = (x: number): string => `M${x} 8h36l9 11-9 11h-36l9-11z`;

const grains: readonly Point[] = [
  [30, 92],
  [42, 98],
  [54, 92],
  [92, 98],
  [104, 92],
  [116, 98],
  [128, 92],
  [66, 100],
];

/** Old records that overlap. */
const oldCards = [0, 1, 2];

const guides = [82, 104, 126];

const commits = [14, 58, 102, 146];

export const deliverables = {
  // The stages of a deal above; below, each field of the record with its owner.
  'fields-with-owners': (
    <>
      <Shape d={[stage(6), stage(55)]} />
      <Shape fill="solid" d={stage(104)} />
      <Shape dash="dashed" d={cardAt(14, 50)} />
      <Stroke d={portrait(35, 62, 4)} />
      <Stroke weight="path" d={fields(14, 48)} />
      <Stroke d="M48 76h36l14-21h10M48 86h32l10-8h18M48 96h60" />
      <Shape fill="solid" d={[54, 77, 98].map((y) => portrait(120, y, 4.5))} />
    </>
  ),

  // The same record in a sandbox, where nothing can break.
  sandbox: (
    <>
      <Shape fill="tint" d="M10 84h140l-10 24h-120z" />
      <Shape fill="solid" edge="none" d={grains.map(([x, y]) => circle(x, y, 1.8))} />
      <Stroke weight="path" d="M4 84h152" />
      <Card x={46} y={26} />
      <Shape d="M96 42h40v22h-40z" />
      <Stroke d={line(102, 50, 130, 50)} />
      <Shape fill="solid" d="M78 58v25l6-5.500 5 9.500 5-3-5-9h8z" />
    </>
  ),

  // The old records merge into one; those that do not match wait for a person.
  'rehearsed-load': (
    <>
      <Shape d={oldCards.map((i) => rect(4 + i * 6, 52 + i * 8, 30, 40))} />
      <Stroke d={writing(22, 80, 18, 3, 8)} />
      <Stroke weight="path" d="M52 66h36" />
      <Shape fill="solid" edge="none" d="M98 66l-12-6v12z" />
      <Card x={106} y={22} />
      <Stroke dash="dashed" d="M60 70v18h14" />
      <Shape fill="solid" edge="none" d="M80 88l-9-5v10z" />
      <Shape dash="dashed" d={rect(84, 86, 26, 22)} />
      <Stroke weight="path" d="M92 94c0-6 10-6 10-1c0 4-5 3-5 7M97 104v.500" />
      <Shape fill="solid" d={portrait(132, 98, 5)} />
    </>
  ),

  // The live record, a guide for every role, and a list of open issues.
  'live-org': (
    <>
      <LiveCard x={10} y={50} />
      <Stroke weight="path" d="M31 42v-12M12 44l-6-9M50 44l6-9" />
      <Shape d={guides.map((x) => rect(x - 20, 64, 20, 44))} />
      <Stroke d={guides.map((x) => line(x - 16, 64, x - 16, 108))} />
      <Shape fill="solid" d={guides.map((x) => portrait(x - 8, 80, 3.2))} />
      <Shape d={rect(132, 48, 26, 60)} />
      <Stroke d={[60, 77, 94].map((y) => rect(136, y - 3, 6, 6) + line(146, y, 153, y))} />
    </>
  ),

  // From the sandbox through a review to the live record, along one line of commits.
  'release-routine': (
    <>
      <Shape dash="dashed" d={cardAt(6, 26)} />
      <Stroke d={portrait(27, 39, 4.5)} />
      <Stroke weight="path" d={fields(6, 26)} />
      <Stroke d="M50 55h12M98 55h10" />
      <Shape d={circle(80, 55, 17)} />
      <Stroke weight="path" d="M72 55l6 6 11-12" />
      <LiveCard x={112} y={26} />
      <Stroke weight="path" d={line(4, 101, 156, 101)} />
      <Shape d={commits.slice(0, 3).map((x) => circle(x, 101, 6))} />
      <Shape fill="solid" d={circle(146, 101, 6)} />
    </>
  ),
};
