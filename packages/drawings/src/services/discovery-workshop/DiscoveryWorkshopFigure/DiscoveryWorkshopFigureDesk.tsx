import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { answered, caliper, cone, open, type Stage } from './estimate-cone.ts';

const middle = 196;
const stages: readonly Stage[] = [
  { name: 'idea', x: 80, spread: 164, answered: 1 },
  { name: 'workshop', x: 242, spread: 64, answered: 5 },
  { name: 'prototype', x: 404, spread: 36, answered: 7 },
  { name: 'first release', x: 566, spread: 14, answered: 8 },
];
const squares = { y: 404, size: 12 };

/** How far the upper bound of the estimate falls in two days. */
function TakenOut() {
  const from = middle - 164;
  const to = middle - 64;
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={line(89, from, 260, from)} />
      <Stroke tone="red" weight="path" d={line(242, from, 242, to - 10)} />
      <Shape fill="red" edge="none" d={`M242 ${to - 2}l-4-9h8z`} />
      <Label x={256} y={74} tone="red">
        what two days take out
      </Label>
    </>
  );
}

/** The range of an estimate narrows as questions are answered. */
export function DiscoveryWorkshopFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={456} pad={2} label={label}>
      <Shape fill="tint" d={cone(stages, middle)} />
      <Stroke weight="thin" dash="dotted" d={line(0, middle, 640, middle)} />
      <Stroke weight="path" d={stages.map((stage) => caliper(stage, middle))} />
      <TakenOut />
      <Label x={60} y={36} anchor="end">
        high
      </Label>
      <Label x={60} y={364} anchor="end">
        low
      </Label>
      <Label x={0} y={middle - 8}>
        cost
      </Label>
      {stages.map(({ name, x }) => (
        <Label key={name} x={x} y={392} anchor="middle">
          {name}
        </Label>
      ))}
      <Shape fill="solid" d={stages.flatMap((stage) => answered(stage, squares.y, squares.size))} />
      <Shape d={stages.flatMap((stage) => open(stage, squares.y, squares.size))} />
      <Label x={20} y={444}>
        questions answered, questions open
      </Label>
    </Drawing>
  );
}
