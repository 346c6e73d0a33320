import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { cords, deposits, dish, heap, type Arm } from './balance.ts';

const words: Arm = { x: 76, beam: 20, pan: 150, half: 66 };
const money: Arm = { x: 274, beam: 60, pan: 190, half: 66 };

export function MarketResearchFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={300} pad={1} scale="phone" label={label}>
      <Stroke weight="thin" d={[cords(words), cords(money)]} />
      <Shape d={heap(words, [5, 4, 3], 9)} />
      <Shape fill="solid" d={deposits(money, 27)} />
      <Shape fill="tint" d={[dish(words), dish(money)]} />
      <Stroke weight="wall" d={line(words.x, words.beam, money.x, money.beam)} />
      <Shape d={[rect(170, 40, 10, 246), rect(126, 286, 98, 12)]} />
      <Shape fill="solid" d={circle(175, 40, 8)} />
      <Stroke d={line(0, 298, 350, 298)} />
      <Label x={words.x} y={194} anchor="middle">
        say they like it
      </Label>
      <Label x={money.x} y={234} anchor="middle">
        paid for it
      </Label>
    </Drawing>
  );
}
