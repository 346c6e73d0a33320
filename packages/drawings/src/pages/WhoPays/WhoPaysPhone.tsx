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

export function WhoPaysPhone() {
  const drawing = sheet(18, 132, 84, 96);
  const taken = sheet(238, 356, 56, 64);
  return (
    <Drawing width={350} height={470} pad={1} scale="phone" label={label}>
      <Stroke weight="thin" d={[line(0, 92, 120, 92), line(0, 420, 350, 420)]} />
      <Shape d={person(36, 92)} />
      <Shape fill="solid" d={person(84, 92)} />
      <Name x={140} y={46}>
        First call
      </Name>
      <Label x={140} y={70}>
        free
      </Label>
      <Arrow points={ends(60, 100, 60, 126)} />
      <Shape edge="path" d={drawing.paper} />
      <Stroke weight="thin" d={drawing.drawn} />
      <Name x={140} y={162}>
        The drawing
      </Name>
      <Label x={140} y={186}>
        fixed price,
      </Label>
      <Label x={140} y={208}>
        yours either way
      </Label>
      <Arrow points={ends(60, 236, 60, 252)} />
      <Stroke weight="path" tone="red" d={line(0, 268, 350, 268)} />
      <Shape
        fill="red"
        d={shape([
          [60, 254],
          [74, 268],
          [60, 282],
          [46, 268],
        ])}
      />
      <Label x={348} y={258} anchor="end" tone="red">
        you decide
      </Label>
      <Arrow weight="path" points={ends(60, 284, 60, 318)} />
      <Arrow
        weight="path"
        points={[
          [60, 296],
          [266, 296],
          [266, 350],
        ]}
      />
      <Shape dash="dashed" d={milestones(8, 420, 42, 30)} />
      <Shape edge="path" d={taken.paper} />
      <Stroke weight="thin" d={taken.drawn} />
      <Label x={0} y={442}>
        The build, priced
      </Label>
      <Label x={0} y={464}>
        by the drawing
      </Label>
      <Label x={350} y={442} anchor="end">
        with others,
      </Label>
      <Label x={350} y={464} anchor="end">
        or not at all
      </Label>
    </Drawing>
  );
}
