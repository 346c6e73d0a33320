import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { cords, deposits, dish, heap, type Arm } from './balance.ts';

const words: Arm = { x: 140, beam: 60, pan: 230, half: 96 };
const money: Arm = { x: 500, beam: 112, pan: 282, half: 96 };
const floor = 416;

/** The weight of one answer of each kind. */
const weights = [
  { name: 'an address', x: 170, size: 16 },
  { name: 'a long call', x: 470, size: 28 },
  { name: 'a deposit', x: 584, size: 42 },
];

function Stand() {
  return (
    <>
      <Stroke weight="wall" d={line(words.x, words.beam, money.x, money.beam)} />
      <Shape d={[rect(313, 86, 14, 316), rect(250, 402, 140, 14)]} />
      <Shape fill="solid" d={circle(320, 86, 10)} />
    </>
  );
}

function Weights() {
  return (
    <>
      <Stroke d={line(0, floor, 640, floor)} />
      <Shape d={circle(56, floor - 11, 10)} />
      <Label x={56} y={439} anchor="middle">
        a like
      </Label>
      <Shape
        fill="solid"
        d={weights.map(({ x, size }) => rect(x - size / 2, floor - size, size, size))}
      />
      {weights.map(({ name, x }) => (
        <Label key={name} x={x} y={439} anchor="middle">
          {name}
        </Label>
      ))}
    </>
  );
}

/** Answers weighed by what they cost the person who gave them. */
export function MarketResearchFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={446} pad={2} label={label}>
      <Stroke weight="thin" d={[cords(words), cords(money)]} />
      <Shape d={heap(words, [7, 6, 5, 4], 10)} />
      <Shape fill="solid" d={deposits(money, 42)} />
      <Shape fill="tint" d={[dish(words), dish(money)]} />
      <Stand />
      <Label x={words.x} y={274} anchor="middle">
        say they like it
      </Label>
      <Label x={money.x} y={326} anchor="middle">
        paid for it
      </Label>
      <Weights />
    </Drawing>
  );
}
