import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Chip } from './Chip.tsx';

/** The test points, by the row of the timing diagram they lead to. */
export const testPoints = [144, 120, 96, 72] as const;
export const testPointsAt = 270;

/** From the processor's lower pins to the test points, side by side without crossing. */
const probed = testPoints.map((x, i): Point[] => [
  [325 - i * 15, 217],
  [325 - i * 15, 258 - i * 10],
  [x + 10, 258 - i * 10],
  [x, 268 - i * 10],
  [x, testPointsAt],
]);

const holes: readonly Point[] = [
  [22, 24],
  [638, 24],
  [22, 272],
  [638, 272],
];

const i2c = [line(160, 140, 258, 140), line(160, 155, 258, 155)];
const spi = range(4).map((i) => line(402, 155 + i * 15, 500, 155 + i * 15));
const uart: Point[][] = [
  [
    [402, 95],
    [418, 95],
    [444, 69],
    [484, 69],
  ],
  [
    [402, 110],
    [424, 110],
    [450, 84],
    [484, 84],
  ],
];
/** The interrupt line from the sensor to the processor. */
export const interrupt: Point[] = [
  [124, 184],
  [124, 208],
  [132, 216],
  [232, 216],
  [248, 200],
  [258, 200],
];
const power: Point[] = [
  [168, 47],
  [282, 47],
  [295, 60],
  [295, 73],
];

const antenna = `M574 62h10${'v-34h9v34h9'.repeat(2)}`;
const crystal = [line(340, 217, 340, 236), line(355, 217, 355, 236)];

/** The board from above: what the firmware talks to, and over which bus. */
export function Board() {
  return (
    <>
      <Shape d={roundRect(0, 2, 660, 292, 10)} />
      <Stroke d={holes.map(([x, y]) => circle(x, y, 7))} />
      <Stroke weight="thin" d={[...probed, interrupt].map(poly)} />
      <Stroke weight="path" d={[...i2c, ...spi, ...uart.map(poly)]} />
      <Stroke weight="wall" d={poly(power)} />
      <Stroke d={[antenna, ...crystal]} />
      <Chip x={270} y={85} size={120} pitch={15} />
      <Shape
        fill="tint"
        d={[
          rect(88, 112, 72, 72),
          rect(500, 143, 92, 69),
          rect(484, 44, 90, 62),
          rect(76, 30, 36, 34),
          rect(132, 34, 36, 26),
          roundRect(326, 236, 44, 18, 9),
        ]}
      />
      <Stroke d={[circle(124, 140, 14), line(112, 47, 132, 47)]} />
      <Shape d={testPoints.map((x) => circle(x, testPointsAt, 6))} />
      <Stroke
        weight="thin"
        d={[
          ...range(4).map((i) => rect(408 + i * 24, 236, 14, 26)),
          rect(196, 62, 14, 24),
          rect(222, 62, 14, 24),
        ]}
      />
      <Name x={124} y={174} anchor="middle" size="small">
        Sensor
      </Name>
      <Name x={546} y={183} anchor="middle" size="small">
        Flash
      </Name>
      <Name x={529} y={80} anchor="middle" size="small">
        Radio
      </Name>
      <Label x={209} y={132} anchor="middle">
        i2c
      </Label>
      <Label x={451} y={147} anchor="middle">
        spi
      </Label>
      <Label x={424} y={64} anchor="middle">
        uart
      </Label>
    </>
  );
}
