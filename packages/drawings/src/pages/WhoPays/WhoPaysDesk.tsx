import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { person } from '#projects/person.ts';
import { label } from './label.ts';
import { milestones, sheet } from './parts.ts';

const foot = 220;
const gate = 352;

export function WhoPaysDesk() {
  const drawing = sheet(172, 100, 104, 120);
  const taken = sheet(424, 326, 58, 66);
  return (
    <Drawing width={650} height={410} pad={1} label={label}>
      <Stroke weight="thin" d={line(0, foot, 650, foot)} />
      <Name x={0} y={24}>
        First call
      </Name>
      <Shape d={person(32, foot)} />
      <Shape fill="solid" d={person(86, foot)} />
      <Label x={0} y={foot + 26}>
        free
      </Label>
      <Arrow points={ends(118, 160, 160, 160)} />
      <Name x={172} y={24}>
        The drawing
      </Name>
      <Shape edge="path" d={drawing.paper} />
      <Stroke weight="thin" d={drawing.drawn} />
      <Label x={172} y={foot + 26}>
        fixed price
      </Label>
      <Arrow points={ends(288, 160, gate - 18, 160)} />
      <Stroke weight="path" tone="red" d={line(gate, 66, gate, 300)} />
      <Shape
        fill="red"
        d={shape([
          [gate, 146],
          [gate + 14, 160],
          [gate, 174],
          [gate - 14, 160],
        ])}
      />
      <Label x={gate} y={54} anchor="middle" tone="red">
        you decide
      </Label>
      <Arrow weight="path" points={ends(gate + 16, 160, 412, 160)} />
      <Name x={424} y={24}>
        The build
      </Name>
      <Shape dash="dashed" d={milestones(424, foot, 64, 46)} />
      <Label x={424} y={foot + 26}>
        priced by the drawing
      </Label>
      <Arrow
        weight="path"
        points={[
          [gate, 300],
          [gate, 358],
          [414, 358],
        ]}
      />
      <Shape edge="path" d={taken.paper} />
      <Stroke weight="thin" d={taken.drawn} />
      <Label x={496} y={350}>
        with others,
      </Label>
      <Label x={496} y={374}>
        or not at all
      </Label>
      <Label x={172} y={364}>
        yours, either way
      </Label>
      <Stroke weight="thin" dash="dashed" d={line(224, foot + 38, 224, 346)} />
    </Drawing>
  );
}
