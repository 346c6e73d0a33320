import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { range } from '#line/pen.ts';
import { Bridge } from './Bridge.tsx';
import { label } from './label.ts';

const tower = 325;
const piece = 53;
const built = 4;

export function HalfBridgeDesk() {
  return (
    <Drawing width={650} height={400} pad={1} label={label}>
      <Bridge
        tower={tower}
        top={34}
        deck={276}
        water={370}
        piece={piece}
        pieces={6}
        built={built}
      />
      <Name x={tower} y={20} anchor="middle">
        You decide
      </Name>
      <Name x={7} y={62}>
        Drawn first
      </Name>
      <Label x={7} y={86}>
        its own small price
      </Label>
      <Name x={643} y={62} anchor="end">
        Then built
      </Name>
      <Label x={643} y={86} anchor="end">
        priced by the drawing
      </Label>
      <Label x={tower - 2.6 * piece} y={394} anchor="middle" tone="red">
        moved with an eraser
      </Label>
      {range(built + 1).map((n) => (
        <Label key={n} x={tower + 4 + (n + 0.5) * piece} y={312} anchor="middle">
          {n < built ? `v${n + 1}` : 'next'}
        </Label>
      ))}
    </Drawing>
  );
}
