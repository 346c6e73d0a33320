import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { end, sentenceOf, stations, type RouteProps } from './stations.ts';

const wide = 138;
const high = 44;
const pitch = 104;
const topOf = (i: number): number => i * pitch;
const beside = wide + 22;
const killed = stations.flatMap((station, i) => (station.killed ? [i] : []));

/** The same route downwards, for narrow containers. */
export function Down({ kills, acknowledged, lost }: RouteProps) {
  const answered = topOf(stations.length);
  return (
    <Drawing
      width={350}
      height={answered + high + 14}
      pad={2}
      scale="phone"
      label={sentenceOf({ kills, acknowledged, lost })}
    >
      <Stroke weight="path" d={line(wide / 2, high, wide / 2, answered)} />
      <Stroke moves="travels" d={line(wide / 2, high, wide / 2, answered)} />
      <Shape d={stations.map((_, i) => rect(0, topOf(i), wide, high))} />
      <Shape fill="solid" d={rect(0, answered, wide, high)} />
      <Stroke
        weight="wall"
        tone="red"
        d={killed.map((i) => `M${wide / 2 - 9} ${topOf(i) + high + 18}l18 18m0-18l-18 18`)}
      />
      {stations.map(({ name, holds, killed: blow }, i) => (
        <g key={name}>
          <Name x={wide / 2} y={topOf(i) + 27} size="small" anchor="middle">
            {name}
          </Name>
          {holds.map((words, k) => (
            <Label key={words} x={beside} y={topOf(i) + 17 + k * 22}>
              {words}
            </Label>
          ))}
          {blow && (
            <Label x={beside} y={topOf(i) + high + 33} tone="red">
              {`killed ${kills} ×`}
            </Label>
          )}
        </g>
      ))}
      <Name x={wide / 2} y={answered + 27} size="small" anchor="middle" tone="knock">
        {end}
      </Name>
      <Label x={beside} y={answered + 17}>
        {`${acknowledged} told sent`}
      </Label>
      <Label x={beside} y={answered + 39}>
        {`${lost} lost`}
      </Label>
    </Drawing>
  );
}
