import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, drum, line, poly, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import styles from '../cover.module.css';
import { pin, surveyMap } from './survey-map.ts';
import type { CoverProps } from '../cover-props.ts';

const formLeft = 422;
const others: readonly Point[] = [
  [150, 168],
  [352, 366],
  [212, 424],
];
const chosen: Point = [262, 236];
const route = others.toSpliced(1, 0, chosen);

function Tablet() {
  return (
    <>
      <Shape d={[roundRect(60, 50, 576, 460, 22), rect(92, 82, 512, 396)]} />
      <Stroke d={circle(76, 280, 6)} />
    </>
  );
}

function Ground() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={surveyMap({ left: 92, top: 82, scale: 1 })} />
      <Stroke weight="path" dash="dashed" d={poly(route)} />
      <Shape d={others.map(pin)} />
      <Shape fill="solid" edge="none" d={others.map(([x, y]) => circle(x, y - 24, 4))} />
      <Shape fill="solid" d={pin(chosen)} />
      <Shape fill="knock" d={circle(chosen[0], chosen[1] - 24, 5)} />
    </>
  );
}

function Form() {
  const x = formLeft + 20;
  const field = (i: number): number => 156 + i * 52;
  return (
    <>
      <Stroke d={line(formLeft, 82, formLeft, 478)} />
      <Name x={x} y={122} className={styles.name}>
        Point 2
      </Name>
      <Shape
        fill="soft"
        d={stamp(
          stampRect(60, 5),
          range(5).map((i) => [x, field(i) - 13]),
        )}
      />
      <Shape
        d={stamp(
          stampRect(142, 26),
          [0, 1, 3, 4].map((i) => [x, field(i)]),
        )}
      />
      <Shape fill="tint" edge="path" d={rect(x, field(2), 142, 26)} />
      <Shape
        fill="soft"
        d={[84, 60, 96, 72, 50].map((w, i) => rect(x + 10, field(i) + 11, w, 5))}
      />
      <Shape fill="solid" d={rect(x, 424, 142, 36)} />
      <Shape fill="knock" d={rect(x + 44, 439, 54, 6)} />
    </>
  );
}

/** Field survey toolkit: work goes on without a connection. */
export function SurveyCoverDesk({ label }: CoverProps) {
  return (
    <Drawing width={800} height={560} label={label} className={styles.cover}>
      <Tablet />
      <Ground />
      <Form />
      <Arrow
        dash="dashed"
        points={[
          [636, 280],
          [702, 280],
        ]}
      />
      <Shape d={[0, 1].map((i) => rect(647 + i * 19, 273, 14, 14))} />
      <Shape fill="tint" d={drum(704, 242, 72, 78)} />
      <Label x={740} y={346} anchor="middle">
        sync later
      </Label>
    </Drawing>
  );
}
