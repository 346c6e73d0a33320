import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { range } from '#line/pen.ts';
import { Bridge } from './Bridge.tsx';
import { label } from './label.ts';

const tower = 175;
const piece = 43;
const built = 3;

export function HalfBridgePhone() {
  return (
    <Drawing width={350} height={344} pad={1} scale="phone" label={label}>
      <Bridge
        tower={tower}
        top={84}
        deck={214}
        water={300}
        piece={piece}
        pieces={4}
        built={built}
      />
      <Name x={2} y={16}>
        Drawn first
      </Name>
      <Label x={2} y={38}>
        own small price
      </Label>
      <Name x={348} y={16} anchor="end">
        Then built
      </Name>
      <Label x={348} y={38} anchor="end">
        priced by it
      </Label>
      <Label x={tower} y={74} anchor="middle">
        you decide
      </Label>
      <Label x={2} y={338} tone="red">
        moved by eraser
      </Label>
      {range(built).map((n) => (
        <Label key={n} x={tower + (n + 0.5) * piece} y={250} anchor="middle">
          {`v${n + 1}`}
        </Label>
      ))}
    </Drawing>
  );
}
