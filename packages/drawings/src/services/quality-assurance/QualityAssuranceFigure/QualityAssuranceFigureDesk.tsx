import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, type Point } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { StateMap } from './StateMap.tsx';

const box = { width: 112, height: 56 };
const columns = [0, 176, 352, 528] as const;
const rows = [70, 206, 342] as const;
const [first, second, third, fourth] = columns;
const [top, centre, low] = rows;

const states = [
  { name: 'Basket', x: first, y: top },
  { name: 'Address', x: second, y: top },
  { name: 'Payment', x: third, y: top },
  { name: 'Paid', x: fourth, y: top },
  { name: 'Saved', x: first, y: centre },
  { name: 'Declined', x: third, y: centre },
  { name: 'Packed', x: fourth, y: centre },
  { name: 'Expired', x: first, y: low },
  { name: 'Canceled', x: second, y: low },
  { name: 'Refunded', x: third, y: low },
  { name: 'Delivered', x: fourth, y: low },
];

const across = (from: number, to: number, y: number): Point[] => [
  [from, y],
  [to, y],
];
const down = (x: number, from: number, to: number): Point[] => [
  [x, from],
  [x, to],
];

const walked = [
  across(112, 176, 98),
  across(288, 352, 98),
  across(464, 528, 98),
  down(584, 126, 206),
  down(584, 262, 342),
  across(528, 464, 370),
  down(396, 126, 206),
  down(420, 206, 126),
  down(232, 126, 342),
];

const open: Point[][] = [
  down(56, 126, 206),
  down(56, 262, 342),
  [
    [112, 234],
    [144, 234],
    [144, 112],
    [176, 112],
  ],
  [
    [352, 234],
    [256, 234],
    [256, 342],
  ],
  [
    [528, 234],
    [496, 234],
    [496, 356],
    [464, 356],
  ],
];

/** The states of an order and their transitions: those that tests cover, and the one that no one thought of. */
export function QualityAssuranceFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={450} pad={2} label={label}>
      <StateMap box={box} states={states} heart="Paid" walked={walked} open={open} />
      <Arrow
        tone="red"
        weight="path"
        points={[
          [584, 70],
          [584, 34],
          [408, 34],
          [408, 70],
        ]}
      />
      <Label x={496} y={22} anchor="middle" tone="red">
        back, then pay again
      </Label>
      <Stroke weight="path" d={line(0, 440, 36, 440)} />
      <Label x={46} y={444}>
        walked by a test
      </Label>
      <Stroke dash="dashed" d={line(216, 440, 252, 440)} />
      <Label x={262} y={444}>
        not yet
      </Label>
      <Stroke weight="path" tone="red" d={line(366, 440, 402, 440)} />
      <Label x={412} y={444} tone="red">
        nobody thought of it
      </Label>
    </Drawing>
  );
}
