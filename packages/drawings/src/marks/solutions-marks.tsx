import { Arrow } from '#line/Arrow.tsx';
import { isoBox, isoRect, plane } from '#line/iso.ts';
import { circle, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane, plus } from './mark-parts.ts';

const region = plane(48, 24);

/** A box standing in the region. */
function zone(u: number, v: number): string {
  const { lit, shaded } = isoBox(region, u, v, 14, 14, 15);
  return lit + shaded;
}

const records: readonly Point[] = [
  [14, 14],
  [48, 7],
  [82, 14],
  [82, 50],
  [48, 57],
  [14, 50],
];

export const solutionsMarks = {
  // Services placed in the zones of one region.
  aws: (
    <>
      <Stroke dash="dashed" d={isoRect(region, 0, 0, 47, 47)} />
      <Shape d={[zone(5, 5), zone(28, 5), zone(5, 28)]} />
      <Shape fill="solid" edge="knock" d={zone(28, 28)} />
    </>
  ),

  // Data flows in from everywhere and comes out as answers.
  'google-cloud': (
    <>
      <Stroke
        weight="thin"
        d="M22 12h8l10 16M22 32h18M22 52h8l10-16M60 32l14-20M60 32h14M60 32l14 20"
      />
      <Shape d={[7, 27, 47].map((y) => rect(8, y, 14, 10))} />
      <Shape fill="solid" d="M40 14l20 9v18l-20 9z" />
      <Shape d={[circle(80, 12, 6), circle(80, 52, 6)]} />
      <Shape fill="solid" d={circle(80, 32, 6)} />
    </>
  ),

  // A push, and the dynos that start from it.
  heroku: (
    <>
      <Stroke d={line(8, 8, 8, 56)} />
      <Shape d={[circle(8, 14, 4), circle(8, 50, 4)]} />
      <Shape fill="solid" d={circle(8, 32, 5)} />
      <Arrow
        points={[
          [13, 32],
          [32, 32],
        ]}
        weight="path"
      />
      <Shape d={[rect(36, 6, 52, 14), rect(36, 25, 52, 14)]} />
      <Shape dash="dashed" d={rect(36, 44, 52, 14)} />
      <Shape
        fill="solid"
        edge="none"
        d={range(4).flatMap((i) => [rect(42 + i * 11, 10, 7, 6), rect(42 + i * 11, 29, 7, 6)])}
      />
      <Stroke weight="thin" d={range(4).map((i) => rect(42 + i * 11, 48, 7, 6))} />
    </>
  ),

  // A report.
  powerbi: (
    <>
      <Stroke d={line(6, 58, 90, 58)} />
      <Shape d={[13, 24, 18].map((h, i) => rect(12 + i * 16, 58 - h, 10, h))} />
      <Shape fill="tint" d={rect(60, 25, 10, 33)} />
      <Shape fill="solid" d={rect(76, 16, 10, 42)} />
      <Stroke weight="path" d="M10 36l20-11 16 5 16-16 22-9" />
    </>
  ),

  // One record of the customer, and everyone who works with it.
  salesforce: (
    <>
      <Stroke weight="thin" d={records.map(([x, y]) => line(48, 32, x, y))} />
      <Shape d={records.map(([x, y]) => circle(x, y, 6))} />
      <Shape fill="solid" d={circle(48, 32, 13)} />
      <Shape fill="knock" d={[circle(48, 28, 3.6), 'M41 39a7 6 0 0 1 14 0z']} />
    </>
  ),

  // From the bag to the paid order.
  shopify: (
    <>
      <Shape fill="solid" d="M8 20h26l3 36h-32z" />
      <Stroke weight="path" d="M14 20c0-17 14-17 14 0" />
      <Arrow
        points={[
          [41, 38],
          [52, 38],
        ]}
        weight="path"
      />
      <Shape d="M56 8h32v48l-5.300-4-5.300 4-5.400-4-5.300 4-5.300-4-5.400 4z" />
      <Stroke weight="thin" d={writing(62, 17, 20, 3, 7)} />
      <Stroke weight="path" d={line(72, 43, 82, 43)} />
    </>
  ),

  // A page put together from blocks; one is chosen, the next goes below it.
  wordpress: (
    <>
      <Shape d={pane(8, 4, 80, 56)} />
      <Shape fill="solid" d={rect(16, 18, 64, 9)} />
      <Shape fill="tint" d={rect(16, 32, 30, 20)} />
      <Shape
        fill="solid"
        edge="none"
        d={[
          [16, 32],
          [46, 32],
          [16, 52],
          [46, 52],
        ].map(([x = 0, y = 0]) => rect(x - 2, y - 2, 4, 4))}
      />
      <Stroke weight="thin" d={writing(53, 34, 27, 2, 6)} />
      <Stroke dash="dashed" d={rect(53, 44, 27, 8)} />
      <Stroke d={plus(66.5, 48)} />
    </>
  ),
};
