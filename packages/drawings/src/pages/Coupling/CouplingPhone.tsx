import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { bolts, standing } from './bolts.ts';
import { label } from './label.ts';

/** The same coupling upright: your shaft above, ours below. */
export function CouplingPhone() {
  const places = bolts.map((name, i) => ({ name, x: 45 + i * 52 }));
  return (
    <Drawing width={350} height={424} pad={1} scale="phone" label={label}>
      <Stroke weight="thin" dash="dotted" d={line(175, 0, 175, 396)} />
      <Stroke weight="thin" dash="dashed" d={places.map(({ x }) => line(x, 198, x, 316))} />
      <Shape d={[rect(137, 0, 76, 52), rect(14, 52, 322, 34)]} />
      <Stroke
        weight="thin"
        dash="dashed"
        d={places.flatMap(({ x }) => [line(x - 7, 52, x - 7, 86), line(x + 7, 52, x + 7, 86)])}
      />
      <Shape fill="solid" d={[rect(14, 310, 322, 34), rect(137, 344, 76, 52)]} />
      <Stroke
        weight="thin"
        tone="knock"
        dash="dashed"
        d={places.flatMap(({ x }) => [line(x - 7, 310, x - 7, 344), line(x + 7, 310, x + 7, 344)])}
      />
      {places.map(({ name, x }) => {
        const { shank, head, thread } = standing(x, 204, 76);
        return (
          <g key={name}>
            <Shape d={shank} />
            <Shape fill="solid" d={head} />
            <Stroke weight="thin" d={thread} />
            <Label x={x + 4} y={192} upright>
              {name}
            </Label>
          </g>
        );
      })}
      <Name x={175} y={32} anchor="middle">
        You
      </Name>
      <Name x={175} y={376} anchor="middle" tone="knock">
        We
      </Name>
      <Label x={175} y={418} anchor="middle">
        every bolt can be undone
      </Label>
    </Drawing>
  );
}
