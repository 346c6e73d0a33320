import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { arrowHead, circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import type { LifeCycleParts } from './life-cycle-parts.ts';

/** The center line of all four stages; each is 244 high. */
const axis = 280;
const top = axis - 122;
const bottom = axis + 122;
const ground = 462;
const gate = 148;

/** Thirteen options come in; one continues. */
function Consultancy() {
  const option = (i: number): string => {
    const from = axis + (i - 6) * 29;
    const to = axis + (i - 6) * 5;
    return `M0 ${from}c78 0 92 ${to - from} ${gate} ${to - from}`;
  };
  const dropped = range(13).filter((i) => i !== 6);
  return (
    <>
      <Stroke weight="thin" d={dropped.filter((i) => i % 3 === 1).map(option)} />
      <Stroke weight="thin" dash="dashed" d={dropped.filter((i) => i % 3 !== 1).map(option)} />
      <Stroke weight="path" d={line(0, axis, 178, axis)} />
      <Shape fill="solid" d={rect(gate, axis - 40, 8, 80)} />
    </>
  );
}

/** A screen that does not exist yet. */
function Design() {
  const x = 178;
  return (
    <>
      <Shape dash="dashed" d={[rect(x, top, 124, 244), rect(x + 12, top + 12, 100, 84)]} />
      <Stroke
        dash="dashed"
        d={[rect(x + 12, bottom - 58, 46, 46), rect(x + 66, bottom - 58, 46, 46)]}
      />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[
          cross(x + 12, top + 12, 100, 84),
          cross(x + 12, bottom - 58, 46, 46),
          cross(x + 66, bottom - 58, 46, 46),
          writing(x + 12, top + 120, 100, 4, 15),
        ]}
      />
    </>
  );
}

/** The same screen, built block by block. */
function Development() {
  const places = range(15).map((i) => ({ row: Math.floor(i / 3), column: i % 3 }));
  const at = ({ row, column }: (typeof places)[number]) =>
    [330 + column * 50, top + row * 51] as const;
  const isDone = ({ row, column }: (typeof places)[number]) => (row * 3 + column * 5) % 7 < 4;
  return (
    <>
      <Stroke d={range(5).map((row) => line(330, top + 20 + row * 51, 470, top + 20 + row * 51))} />
      <Stroke d={[350, 400, 450].map((x) => line(x, top, x, bottom))} />
      <Shape fill="solid" d={stamp(stampRect(40, 40), places.filter(isDone).map(at))} />
      <Shape d={stamp(stampRect(40, 40), places.filter((place) => !isDone(place)).map(at))} />
    </>
  );
}

/** A dial for repeated measurements. */
function Optimization() {
  const x = 596;
  return (
    <>
      <Shape d={circle(x, axis, 96)} />
      <Stroke weight="wall" dash="dotted" d={circle(x, axis, 90)} />
      <Stroke weight="thin" d={[48, 24].map((r) => circle(x, axis, r))} />
      <Stroke weight="path" d={`M${x} ${axis - 70}a70 70 0 1 1-60.600 35`} />
      <Shape
        fill="solid"
        edge="none"
        d={arrowHead(
          [
            [x - 60.6, axis - 35],
            [x - 56.6, axis - 42],
          ],
          10,
        )}
      />
      <Arrow
        weight="path"
        points={[
          [x, axis],
          [x + 46, axis - 46],
        ]}
      />
      <Shape fill="solid" edge="none" d={circle(x, axis, 7)} />
    </>
  );
}

const plate = { x: 10, width: 672 } as const;

/** As many platforms as fit beside each other, each as wide as its name needs. */
function platesOf(platforms: readonly string[]) {
  const needs = platforms.map((name) => ({ name, width: 8.2 * name.length + 24 }));
  let left: number = plate.width;
  const fitting = needs.filter(({ width }) => (left -= width) >= 0);
  const used = fitting.reduce((sum, { width }) => sum + width, 0);
  const more = (plate.width - used) / fitting.length;
  let next: number = plate.x;
  return fitting.map(({ name, width }) => {
    const x = next;
    next += width + more;
    return { name, x, width: width + more };
  });
}

/** The platforms below everything. */
function Solutions({ name, platforms }: { name: string; platforms: readonly string[] }) {
  const plates = platesOf(platforms);
  return (
    <>
      <Shape fill="tint" d={rect(0, ground, 692, 104)} />
      <Name x={12} y={ground + 33}>
        {name}
      </Name>
      <Label x={682} y={ground + 32} anchor="end">
        the platforms underneath
      </Label>
      <Shape d={plates.map(({ x, width }) => rect(x, ground + 52, width, 42))} />
      {plates.map(({ name: platform, x, width }) => (
        <Label key={platform} x={x + width / 2} y={ground + 77} anchor="middle">
          {platform}
        </Label>
      ))}
    </>
  );
}

export function LifeCycleDesk(parts: LifeCycleParts) {
  const { consultancy, design, development, optimization, solutions, platforms, label } = parts;
  const stages = [
    { x: 0, name: consultancy, drawing: <Consultancy />, foot: [152, axis + 40] },
    { x: 178, name: design, drawing: <Design />, foot: [240, bottom] },
    { x: 330, name: development, drawing: <Development />, foot: [400, bottom] },
    { x: 500, name: optimization, drawing: <Optimization />, foot: [596, axis + 96] },
  ] as const;
  const drawn = stages.filter(({ name }) => name);
  return (
    <Drawing width={692} height={568} pad={2} label={label}>
      {solutions && (
        <Stroke
          weight="thin"
          dash="dotted"
          d={drawn.map(({ foot: [x, y] }) => line(x, y, x, ground))}
        />
      )}
      {drawn.map(({ x, name, drawing }) => (
        <g key={x}>
          {drawing}
          <Name x={x} y={24}>
            {name ?? ''}
          </Name>
        </g>
      ))}
      {design && development && <Stroke weight="path" d={line(302, axis, 330, axis)} />}
      {development && optimization && <Stroke weight="path" d={line(470, axis, 500, axis)} />}
      {design && optimization && (
        <>
          <Arrow
            dash="dashed"
            points={[
              [596, axis - 97],
              [596, 96],
              [240, 96],
              [240, top - 1],
            ]}
          />
          <Label x={418} y={86} anchor="middle">
            measured, then drawn again
          </Label>
        </>
      )}
      {solutions && <Solutions name={solutions} platforms={platforms} />}
    </Drawing>
  );
}
