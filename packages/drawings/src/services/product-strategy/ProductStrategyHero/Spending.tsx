import { Label } from '#line/Label.tsx';
import { curve, line, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { legs, spendingStops } from '../ridge-map.ts';
import { Walked } from '../Walked.tsx';

interface SpendingProps {
  readonly width: number;
  readonly floor: number;
  /** The spending up to each stop, as a height above the floor. */
  readonly profile: readonly Point[];
  readonly title: { readonly x: number; readonly y: number; readonly words: string };
  readonly legNames: { readonly y: number; readonly words: readonly string[] };
}

/** The spending up to each gate, under the map. */
export function Spending({ width, floor, profile, title, legNames }: SpendingProps) {
  const x = (stop: number): number => profile[stop]?.[0] ?? 0;
  return (
    <>
      <Shape fill="tint" edge="none" d={`${curve(profile)}V${floor}z`} />
      <Walked weight="path" legs={legs(profile, spendingStops)} />
      <Stroke d={line(0, floor, width, floor)} />
      <Label x={title.x} y={title.y}>
        {title.words}
      </Label>
      {legNames.words.map((leg, i) => (
        <Label key={leg} x={(x(i) + x(i + 1)) / 2} y={legNames.y} anchor="middle">
          {leg}
        </Label>
      ))}
    </>
  );
}
