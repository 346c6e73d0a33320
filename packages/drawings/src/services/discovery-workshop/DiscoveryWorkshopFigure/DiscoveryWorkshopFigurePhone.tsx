import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { answered, caliper, cone, open, type Stage } from './estimate-cone.ts';

const middle = 168;
const stages: readonly Stage[] = [
  { name: 'idea', x: 48, spread: 140, answered: 1 },
  { name: 'workshop', x: 172, spread: 52, answered: 5 },
  { name: 'release', x: 298, spread: 18, answered: 8 },
];
const squares = { y: 342, size: 8 };

export function DiscoveryWorkshopFigurePhone({ label }: { readonly label: string }) {
  const high = middle - 140;
  return (
    <Drawing width={350} height={380} pad={1} scale="phone" label={label}>
      <Shape fill="tint" d={cone(stages, middle)} />
      <Stroke weight="thin" dash="dotted" d={line(0, middle, 350, middle)} />
      <Stroke weight="path" d={stages.map((stage) => caliper(stage, middle))} />
      <Stroke weight="thin" dash="dotted" d={line(57, high, 188, high)} />
      <Stroke tone="red" weight="path" d={line(172, high, 172, 106)} />
      <Shape fill="red" edge="none" d="M172 114l-4-9h8z" />
      <Label x={184} y={64} tone="red">
        what two days
      </Label>
      <Label x={184} y={80} tone="red">
        take out
      </Label>
      <Label x={48} y={16} anchor="middle">
        high
      </Label>
      {stages.map(({ name, x }) => (
        <Label key={name} x={x} y={332} anchor="middle">
          {name}
        </Label>
      ))}
      <Shape fill="solid" d={stages.flatMap((stage) => answered(stage, squares.y, squares.size))} />
      <Shape d={stages.flatMap((stage) => open(stage, squares.y, squares.size))} />
      <Label x={3} y={374}>
        questions answered and open
      </Label>
    </Drawing>
  );
}
