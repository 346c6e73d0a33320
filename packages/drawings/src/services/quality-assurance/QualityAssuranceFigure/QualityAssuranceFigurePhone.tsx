import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, type Point } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { StateMap } from './StateMap.tsx';

const box = { width: 90, height: 48 };
const [first, second, third] = [0, 130, 260];
const [top, centre, low] = [64, 176, 288];

const states = [
  { name: 'Basket', x: first, y: top },
  { name: 'Payment', x: second, y: top },
  { name: 'Paid', x: third, y: top },
  { name: 'Saved', x: first, y: centre },
  { name: 'Declined', x: second, y: centre },
  { name: 'Packed', x: third, y: centre },
  { name: 'Expired', x: first, y: low },
  { name: 'Canceled', x: second, y: low },
  { name: 'Refunded', x: third, y: low },
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
  across(90, 130, 88),
  across(220, 260, 88),
  down(305, 112, 176),
  down(305, 224, 288),
  down(164, 112, 176),
  down(186, 176, 112),
];

const open: Point[][] = [down(45, 112, 176), down(45, 224, 288), down(175, 224, 288)];

export function QualityAssuranceFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={406} pad={1} scale="phone" label={label}>
      <StateMap box={box} states={states} heart="Paid" walked={walked} open={open} />
      <Arrow
        tone="red"
        weight="path"
        points={[
          [305, 64],
          [305, 32],
          [175, 32],
          [175, 64],
        ]}
      />
      <Label x={349} y={18} anchor="end" tone="red">
        back, then pay again
      </Label>
      <Stroke weight="path" d={line(0, 376, 30, 376)} />
      <Label x={40} y={380}>
        walked by a test
      </Label>
      <Stroke dash="dashed" d={line(0, 400, 30, 400)} />
      <Label x={40} y={404}>
        not yet
      </Label>
      <Stroke weight="path" tone="red" d={line(130, 400, 160, 400)} />
      <Label x={170} y={404} tone="red">
        forgotten
      </Label>
    </Drawing>
  );
}
