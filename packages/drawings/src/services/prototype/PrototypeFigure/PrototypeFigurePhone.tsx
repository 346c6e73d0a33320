import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, drum, hatch, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { prop, sandbags, visitor } from '../film-set.ts';

const ground = 290;
const top = 36;

const Front = () => (
  <>
    <Shape d={[rect(0, top, 136, ground - top), line(0, top + 14, 136, top + 14)]} />
    <Shape fill="soft" d={[rect(12, 64, 72, 10), rect(12, 82, 50, 6)]} />
    <Shape fill="tint" d={rect(12, 102, 112, 62)} />
    <Stroke d="M12 148l28-26 20 18 18-14 46 32" />
    <Stroke d={[12, 52, 92].flatMap((x) => [rect(x, 178, 32, 42), circle(x + 16, 194, 6)])} />
    <Shape fill="solid" d={rect(32, 238, 72, 34)} />
    <Shape fill="knock" d={rect(50, 252, 36, 6)} />
  </>
);

const Side = () => (
  <>
    <Stroke weight="thin" dash="dotted" d={['M172 225l28-189', 'M172 225l28 65']} />
    <Stroke d={visitor(168, ground, 76)} />
    <Shape d={[prop([210, 66], [258, ground], 7), prop([210, 164], [232, ground], 7)]} />
    <Shape fill="solid" edge="none" d={rect(200, top, 10, ground - top)} />
  </>
);

export function PrototypeFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={300} pad={2} scale="phone" label={label}>
      <Name x={0} y={18} size="small">
        Front
      </Name>
      <Name x={160} y={18} size="small">
        Side
      </Name>
      <Name x={280} y={18} size="small">
        Not there
      </Name>
      <Front />
      <Side />
      <Stroke
        dash="dashed"
        d={[drum(284, 52, 58, 62), rect(276, 140, 74, 40), rect(276, 204, 74, 40)]}
      />
      <Label x={313} y={93} anchor="middle">
        data
      </Label>
      <Label x={313} y={165} anchor="middle">
        log-in
      </Label>
      <Label x={313} y={229} anchor="middle">
        payment
      </Label>
      <Stroke weight="path" d={line(0, ground, 350, ground)} />
      <Stroke weight="thin" d={hatch(0, ground, 350, 10, 10)} />
      <Shape d={sandbags(252, ground)} />
    </Drawing>
  );
}
