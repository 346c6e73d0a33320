import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { again, end, sentenceOf, stations, type RouteProps } from './stations.ts';

const width = 1300;
const wide = 152;
const pitch = (width - wide) / stations.length;
const [top, bottom] = [112, 192];
const way = (top + bottom) / 2;
const leftOf = (i: number): number => i * pitch;
const middleOf = (i: number): number => leftOf(i) + wide / 2;
const killed = stations.flatMap((station, i) => (station.killed ? [i] : []));

/** What was killed, and how often. */
function Blows({ kills }: Pick<RouteProps, 'kills'>) {
  return (
    <>
      <Stroke
        weight="wall"
        tone="red"
        d={killed.map((i) => `M${middleOf(i) - 13} 60l26 26m0-26l-26 26`)}
      />
      <Stroke tone="red" d={killed.map((i) => line(middleOf(i), 92, middleOf(i), top - 1))} />
      {killed.map((i) => (
        <Label key={i} x={middleOf(i)} y={38} anchor="middle" tone="red">
          {`killed ${kills} ×`}
        </Label>
      ))}
    </>
  );
}

/** Where an enquiry continues after a kill: one place back, never further. */
function Again() {
  const below = 306;
  return again.map(({ from, words }) => (
    <g key={from}>
      <Arrow
        dash="dashed"
        points={[
          [middleOf(from) - 30, 270],
          [middleOf(from) - 30, below],
          [middleOf(from - 1) + 30, below],
          [middleOf(from - 1) + 30, 274],
        ]}
      />
      <Label x={middleOf(from - 0.5)} y={below + 26} anchor="middle">
        {words}
      </Label>
    </g>
  ));
}

/** From the tab on the left to the people who answer on the right. */
export function Across({ kills, acknowledged, lost }: RouteProps) {
  const answered = leftOf(stations.length);
  return (
    <Drawing
      width={width}
      height={388}
      pad={2}
      scale="wide"
      label={sentenceOf({ kills, acknowledged, lost })}
    >
      <Again />
      <Stroke weight="path" d={line(wide, way, answered, way)} />
      <Stroke moves="travels" d={line(wide, way, answered, way)} />
      <Shape d={stations.map((_, i) => rect(leftOf(i), top, wide, bottom - top))} />
      <Shape fill="solid" d={rect(answered, top, wide - 2, bottom - top)} />
      {stations.map(({ name, holds }, i) => (
        <g key={name}>
          <Name x={middleOf(i)} y={way + 6} size="small" anchor="middle">
            {name}
          </Name>
          {holds.map((words, k) => (
            <Label key={words} x={middleOf(i)} y={226 + k * 25} anchor="middle">
              {words}
            </Label>
          ))}
        </g>
      ))}
      <Name x={answered + wide / 2} y={way + 6} size="small" anchor="middle" tone="knock">
        {end}
      </Name>
      <Label x={answered + wide / 2} y={226} anchor="middle">
        {`${acknowledged} told`}
      </Label>
      <Label x={answered + wide / 2} y={251} anchor="middle">
        {`sent, ${lost} lost`}
      </Label>
      <Blows kills={kills} />
    </Drawing>
  );
}
