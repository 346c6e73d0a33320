import { Name } from '#line/Name.tsx';
import { arrowHead, circle, drum, line, poly, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** What a switch-over is, scene by scene, and how long each of them lasts. */
export const scenes = [
  { act: 'Copy', lasts: 'for days', serves: 'old', flow: 'over' },
  { act: 'Stop writing', lasts: 'for minutes', serves: 'old', flow: 'last' },
  { act: 'Turn traffic', lasts: 'the pause is over', serves: 'new', flow: 'none' },
  { act: 'Way back open', lasts: 'for a week', serves: 'new', flow: 'back' },
] as const;

export type Scene = (typeof scenes)[number];

/** The sizes of a scene, from the visitors' window down to the databases. */
export interface Sizes {
  readonly width: number;
  readonly window: number;
  /** From the window to the databases. */
  readonly fall: number;
  readonly drum: number;
}

interface SceneProps {
  readonly scene: Scene;
  readonly sizes: Sizes;
  readonly x: number;
  readonly y: number;
}

const drumWidth = 64;
/** How far the copies run below the databases. */
const sag = 30;

/** Every place of a scene that more than one part needs. */
function places({ sizes, x, y }: Pick<SceneProps, 'sizes' | 'x' | 'y'>) {
  const top = y + sizes.window + sizes.fall;
  return {
    middle: x + sizes.width / 2,
    turn: y + sizes.window + sizes.fall * 0.45,
    top,
    bottom: top + sizes.drum,
    left: x + drumWidth / 2,
    right: x + sizes.width - drumWidth / 2,
  };
}

/** What visitors see: a page, and the pencil that is taken from them for some minutes. */
function Visitors({ scene, sizes, x, y }: SceneProps) {
  const frame = { x: x + 22, w: sizes.width - 44 };
  const pencil = { x: frame.x + frame.w - 22, y: y + sizes.window - 10 };
  return (
    <>
      <Shape
        d={[
          rect(frame.x, y, frame.w, sizes.window),
          line(frame.x, y + 10, frame.x + frame.w, y + 10),
        ]}
      />
      <Stroke weight="thin" d={writing(frame.x + 10, y + 21, frame.w - 50, 3, 9)} />
      <Shape
        fill={scene.flow === 'last' ? 'paper' : 'solid'}
        d={`M${pencil.x} ${pencil.y}l3-9 16-16 6 6-16 16z`}
      />
      {scene.flow === 'last' && (
        <Stroke
          tone="red"
          weight="path"
          d={line(pencil.x - 6, pencil.y - 26, pencil.x + 28, pencil.y + 2)}
        />
      )}
    </>
  );
}

/** The way of the traffic: a bold line to the database that serves, a dashed one to the other. */
function Traffic(props: SceneProps) {
  const { scene, sizes, y } = props;
  const { middle, turn, top, left, right } = places(props);
  const toward = (at: number, end: number): readonly Point[] => [
    [middle, turn],
    [at, turn],
    [at, end],
  ];
  const [used, unused] = scene.serves === 'old' ? [left, right] : [right, left];
  const paused = scene.flow === 'last';
  return (
    <>
      <Stroke
        weight="wall"
        d={line(middle, y + sizes.window, middle, turn)}
        {...(paused && { tone: 'red', dash: 'dotted' })}
      />
      {scene.flow === 'none' && <Stroke dash="dashed" d={poly(toward(unused, top - 4))} />}
      <Stroke
        weight="wall"
        d={poly(toward(used, top - 14))}
        {...(paused && { tone: 'red', dash: 'dotted' })}
      />
      <Shape fill={paused ? 'red' : 'solid'} edge="none" d={arrowHead(toward(used, top - 3), 14)} />
      <Shape fill={paused ? 'paper' : 'solid'} d={circle(middle, turn, 7)} />
    </>
  );
}

/** The two databases: the solid one serves. */
function Databases(props: SceneProps) {
  const { scene, sizes } = props;
  const { top, left, right } = places(props);
  const databases = [
    { name: 'old', at: left },
    { name: 'new', at: right },
  ];
  return databases.map(({ name, at }) => {
    const solid = scene.serves === name;
    const rim = drumWidth * 0.17;
    return (
      <g key={name}>
        <Shape
          fill={solid ? 'solid' : 'paper'}
          d={drum(at - drumWidth / 2, top, drumWidth, sizes.drum)}
        />
        {solid && (
          <Stroke
            tone="knock"
            d={`M${at - drumWidth / 2} ${top + rim}a${drumWidth / 2} ${rim} 0 0 0 ${drumWidth} 0`}
          />
        )}
        <Name
          x={at}
          y={top + sizes.drum * 0.58 + 6}
          anchor="middle"
          size="small"
          tone={solid ? 'knock' : 'ink'}
        >
          {name}
        </Name>
      </g>
    );
  });
}

/** Rows on their way below the databases: over, the last of them, or back. */
function Copies(props: SceneProps) {
  const { scene } = props;
  const { middle, bottom, left, right } = places(props);
  if (scene.flow === 'none') return null;
  const [from, to] = scene.flow === 'back' ? [right, left] : [left, right];
  const way: readonly Point[] = [
    [from, bottom + 3],
    [from, bottom + sag],
    [to, bottom + sag],
    [to, bottom + 4],
  ];
  const rows = scene.flow === 'last' ? [0] : [-20, 0, 20];
  return (
    <>
      <Stroke d={poly(way)} {...(scene.flow === 'back' && { dash: 'dashed' })} />
      <Shape fill="solid" edge="none" d={arrowHead(way, 10)} />
      <Shape
        fill={scene.flow === 'back' ? 'paper' : 'solid'}
        d={rows.map((by) => rect(middle + by - 5, bottom + sag - 5, 10, 10))}
      />
    </>
  );
}

/** One scene without its words. */
export function SwitchScene(props: SceneProps) {
  return (
    <>
      <Visitors {...props} />
      <Traffic {...props} />
      <Databases {...props} />
      <Copies {...props} />
    </>
  );
}

/** How high a scene is, from the window's top to the lowest copy. */
export const sceneHeight = ({ window, fall, drum: height }: Sizes): number =>
  window + fall + height + sag + 6;
