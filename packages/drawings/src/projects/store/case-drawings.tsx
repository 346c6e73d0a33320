import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { drum, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';
import { person } from '../person.ts';

const lineAt = (i: number): number => 50 + i * 24;
const Accounts = () => (
  <>
    <Shape fill="tint" edge="path" d={drum(226, 62, 64, 84)} />
    <Label x={258} y={198} anchor="middle">
      accounts
    </Label>
  </>
);

/** A line of handwriting, long or short. */
const scrawl = (y: number, waves: number): string =>
  `M24 ${y}${range(waves)
    .map(() => 'q3-9 6 0t6-2')
    .join('')}`;

const quantities = ['24', '6', '12', '48'];
const rowAt = (i: number): number => 58 + i * 30;

interface SheetProps {
  readonly x: number;
  readonly title: string;
  /** The quantity that is typed again. */
  readonly changed?: string;
}

const OrderSheet = ({ x, title, changed }: SheetProps) => (
  <>
    <Shape edge="path" d={rect(x, 42, 116, 134)} />
    <Shape fill="soft" d={range(4).map((i) => rect(x + 12, rowAt(i) + 4, 44 + (i % 2) * 8, 6))} />
    <Shape d={range(4).map((i) => rect(x + 72, rowAt(i) - 5, 34, 24))} />
    {changed && <Shape fill="red" d={rect(x + 72, rowAt(2) - 5, 34, 24)} />}
    {quantities.map((quantity, i) => (
      <Label
        key={quantity}
        x={x + 89}
        y={rowAt(i) + 12}
        anchor="middle"
        tone={changed && i === 2 ? 'knock' : 'ink'}
      >
        {changed && i === 2 ? changed : quantity}
      </Label>
    ))}
    <Label x={x} y={32}>
      {title}
    </Label>
  </>
);

export const caseDrawings = {
  // A photograph of a list, two people who copy it, and the line that cannot be sent.
  before: (
    <>
      <Shape edge="path" d="M14 30l90-6 8 142-90 6z" />
      <Stroke d={[5, 6, 4, 6, 5].map((waves, i) => scrawl(lineAt(i), waves))} />
      <Stroke weight="path" tone="red" d="M22 96l78-4M22 100l60-2" />
      <Shape fill="tint" d={[person(150, 112), person(186, 160)]} />
      <Shape d={[rect(136, 84, 30, 8), rect(172, 132, 30, 8)]} />
      <Arrow
        points={[
          [112, 88],
          [135, 88],
        ]}
      />
      <Arrow
        points={[
          [112, 136],
          [171, 136],
        ]}
      />
      <Arrow
        points={[
          [166, 88],
          [225, 88],
        ]}
      />
      <Arrow
        points={[
          [202, 136],
          [225, 136],
        ]}
      />
      <Accounts />
      <Label x={60} y={198} anchor="middle">
        list
      </Label>
      <Label x={168} y={198} anchor="middle">
        typed
      </Label>
    </>
  ),

  // The first screen is the last order: the customer changes what is different today.
  decision: (
    <>
      <OrderSheet x={10} title="last order" />
      <OrderSheet x={174} title="today" changed="36" />
      <Arrow
        weight="path"
        points={[
          [128, 108],
          [172, 108],
        ]}
      />
      <Label x={150} y={204} anchor="middle">
        type the change, no more
      </Label>
    </>
  ),

  // The same list as a sheet: every line is checked while it is written, and no one copies it.
  after: (
    <>
      <Shape edge="path" d={rect(14, 27, 98, 142)} />
      <Stroke weight="path" d={range(5).map((i) => tick(29, lineAt(i)))} />
      <Shape fill="soft" d={range(5).map((i) => rect(44, lineAt(i) - 3, 28 + (i % 2) * 6, 6))} />
      <Shape d={range(5).map((i) => rect(84, lineAt(i) - 8, 20, 16))} />
      <Arrow
        weight="path"
        points={[
          [112, 104],
          [225, 104],
        ]}
      />
      <Accounts />
      <Label x={168} y={92} anchor="middle">
        no copying
      </Label>
      <Label x={63} y={198} anchor="middle">
        order sheet
      </Label>
    </>
  ),
};
