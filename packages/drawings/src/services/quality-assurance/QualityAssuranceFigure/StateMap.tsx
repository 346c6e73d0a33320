import { Arrow } from '#line/Arrow.tsx';
import { Name } from '#line/Name.tsx';
import { roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';

interface State {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface StateMapProps {
  /** The size of a state's box. */
  readonly box: { readonly width: number; readonly height: number };
  readonly states: readonly State[];
  /** The central state. */
  readonly heart: string;
  readonly walked: readonly (readonly Point[])[];
  readonly open: readonly (readonly Point[])[];
}

/** States as boxes; transitions that tests cover are heavy, untested ones are dashed. */
export function StateMap({ box, states, heart, walked, open }: StateMapProps) {
  const { width, height } = box;
  const outline = ({ x, y }: State): string => roundRect(x, y, width, height, 10);
  return (
    <>
      {walked.map((points) => (
        <Arrow key={points.join()} weight="path" points={points} />
      ))}
      {open.map((points) => (
        <Arrow key={points.join()} dash="dashed" points={points} />
      ))}
      <Shape d={states.filter(({ name }) => name !== heart).map(outline)} />
      <Shape fill="solid" d={states.filter(({ name }) => name === heart).map(outline)} />
      {states.map(({ name, x, y }) => (
        <Name
          key={name}
          x={x + width / 2}
          y={y + height / 2 + 5}
          anchor="middle"
          size="small"
          tone={name === heart ? 'knock' : 'ink'}
        >
          {name}
        </Name>
      ))}
    </>
  );
}
