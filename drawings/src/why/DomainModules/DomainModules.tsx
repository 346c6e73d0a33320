import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, rect, writing, type Point } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const label =
  'Modules made before stand on a shelf; several of them are placed into the plan of your domain, so that only one part is left to make.';

const module = { width: 44, height: 36 };

const onShelf = (row: number, column: number): Point => [12 + column * 50, 36 + row * 52];
const inDomain = (row: number, column: number): Point => [166 + column * 52, 36 + row * 52];

const box = ([x, y]: Point): string => rect(x, y, module.width, module.height);
const text = ([x, y]: Point): string => writing(x + 9, y + 11, 26, 3, 7);

const kept = [onShelf(0, 0), onShelf(1, 0), onShelf(2, 0)];
const taken = [onShelf(0, 1), onShelf(1, 1), onShelf(2, 1)];
const placed = [inDomain(0, 0), inDomain(1, 1), inDomain(2, 0)];
const theirs = [inDomain(0, 1), inDomain(0, 2), inDomain(1, 0), inDomain(2, 1), inDomain(2, 2)];
const open = inDomain(1, 2);

/** Domain expertise and IP led: a tested starting point instead of a blank repository. */
export function DomainModules() {
  return (
    <Room>
      <Drawing width={330} height={200} scale="phone" label={label}>
        <Label x={6} y={14}>
          made before
        </Label>
        <Label x={158} y={14}>
          your domain
        </Label>
        <Stroke
          weight="path"
          d={[0, 1, 2].map((row) => line(6, 74 + row * 52, 112, 74 + row * 52))}
        />
        <Shape d={kept.map(box)} />
        <Stroke weight="thin" d={kept.map(text)} />
        <Shape fill="tint" dash="dashed" edge="thin" d={taken.map(box)} />
        <Stroke dash="dashed" d={rect(158, 26, 164, 160)} />
        <Shape d={theirs.map(box)} />
        <Stroke weight="thin" d={theirs.map(text)} />
        <Stroke dash="dashed" d={box(open)} />
        <Shape fill="solid" d={placed.map(box)} />
        <Stroke tone="knock" d={placed.map(text)} />
        <Label x={292} y={110} anchor="middle">
          new
        </Label>
        <Arrow
          weight="path"
          points={[
            [106, 54],
            [165, 54],
          ]}
        />
        <Arrow
          weight="path"
          points={[
            [106, 106],
            [136, 106],
            [136, 79],
            [240, 79],
            [240, 88],
          ]}
        />
        <Arrow
          weight="path"
          points={[
            [106, 158],
            [165, 158],
          ]}
        />
      </Drawing>
    </Room>
  );
}
