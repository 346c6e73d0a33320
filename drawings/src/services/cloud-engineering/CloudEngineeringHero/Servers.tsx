import { line, rect, type Point } from '#line/pen.ts';
import { drawn } from '#line/drawn.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import styles from './CloudEngineeringHero.module.css';

interface ServersProps {
  /** Nine places, in the order in which their servers start. */
  readonly places: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/** A server's lamps. */
const lamps = ([x, y]: Point, height: number): string =>
  [0, 1, 2].map((i) => rect(x + 12 + i * 9, y + height / 2 - 3, 5, 6)).join('');

/** Three servers always run, six come and go with the load. */
export function Servers({ places, width, height }: ServersProps) {
  const always = places.slice(0, 3);
  const sometimes = places.slice(3);
  const slit = ([x, y]: Point) => [x + 46, y + height / 2, x + width - 14, y + height / 2] as const;
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={stamp(stampRect(width, height), sometimes)} />
      <Shape d={stamp(stampRect(width, height), always)} />
      <Shape fill="solid" edge="none" d={always.map((place) => lamps(place, height))} />
      <Stroke weight="thin" d={always.map((place) => line(...slit(place)))} />
      {sometimes.map((place, i) => (
        <g key={i} className={drawn(styles.server, styles[`server-${i + 4}`])}>
          <Shape fill="solid" d={rect(...place, width, height)} />
          <Shape fill="knock" d={lamps(place, height)} />
          <Stroke weight="thin" tone="knock" d={line(...slit(place))} />
        </g>
      ))}
    </>
  );
}
