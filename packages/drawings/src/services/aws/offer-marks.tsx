import { Arrow } from '#line/Arrow.tsx';
import { isoBox, isoLine, isoRect, plane } from '#line/iso.ts';
import { circle, drum, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const zone = plane(48, 26);
const zoneSide = 42;
const posts = [0, 14, 28, 42];
const rail = (z: number): string =>
  isoLine(zone, [
    [0, zoneSide, z],
    [zoneSide, zoneSide, z],
    [zoneSide, 0, z],
  ]);

const workload = isoBox(plane(48, 13), 0, 0, 14, 14, 9);

/** A label on a string: whose cost this is. */
const tag = (y: number): string => `M60 ${y}l6-5h22v10h-22z`;

const pillars = range(6).map((i) => 15 + i * 12);
const cracked = 51;

export const offerMarks = {
  // Guard rails are up before the first workload arrives.
  'landing-zone': (
    <>
      <Shape fill="tint" d={isoRect(zone, 0, 0, zoneSide, zoneSide)} />
      <Stroke dash="dashed" d={isoRect(zone, 12, 12, 18, 18)} />
      <Stroke
        d={[
          ...posts.map((u) =>
            isoLine(zone, [
              [u, zoneSide],
              [u, zoneSide, 8],
            ]),
          ),
          ...posts.map((v) =>
            isoLine(zone, [
              [zoneSide, v],
              [zoneSide, v, 8],
            ]),
          ),
        ]}
      />
      <Stroke weight="path" d={rail(8)} />
      <Shape fill="solid" edge="knock" d={workload.lit + workload.shaded} />
      <Arrow
        points={[
          [48, 24],
          [48, 40],
        ]}
      />
    </>
  ),

  // A private room with one gate, and a clock for the pass that expires.
  'networks-and-access': (
    <>
      <Stroke weight="path" d="M44 25v-19h46v52h-46v-19" />
      <Shape fill="tint" d={rect(54, 14, 26, 12)} />
      <Shape fill="solid" d={rect(54, 38, 26, 12)} />
      <Stroke d={line(67, 26, 67, 38)} />
      <Shape d={circle(16, 32, 12)} />
      <Stroke weight="path" d="M16 24v8h6" />
      <Arrow
        points={[
          [30, 32],
          [60, 32],
        ]}
      />
    </>
  ),

  // A container that runs all day, and a function that runs only when something happens.
  'containers-and-functions': (
    <>
      <Shape fill="solid" d={rect(6, 8, 84, 17)} />
      <Stroke tone="knock" d={range(9).map((i) => line(14 + i * 8.5, 11, 14 + i * 8.5, 22))} />
      <Stroke d={line(4, 57, 92, 57)} />
      <Stroke weight="thin" dash="dotted" d={line(6, 40, 90, 40)} />
      <Shape
        fill="solid"
        edge="none"
        d={[14, 52, 76].map((x) => `M${x} 32l-7 14h5l-2 11 9-15h-5l3-10z`)}
      />
    </>
  ),

  // A backup that has been restored once.
  'data-stores': (
    <>
      <Shape fill="solid" edge="knock" d={drum(6, 14, 32, 40)} />
      <Shape d="M60 24l5 32h20l5-32z" />
      <Shape d="M60 24a15 4.500 0 1 0 30 0a15 4.500 0 1 0-30 0z" />
      <Stroke weight="thin" dash="dashed" d="M30 10c8-7 28-7 38 4" />
      <Shape fill="solid" edge="none" d="M71 18l-7-4 5-4z" />
      <Arrow
        weight="path"
        points={[
          [62, 42],
          [42, 42],
        ]}
      />
    </>
  ),

  // Every line of the bill has an owner's tag; the one without a name is cut.
  'cost-review': (
    <>
      <Shape d="M8 4h36v56l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <Stroke weight="path" d={[line(14, 15, 38, 15), line(14, 29, 34, 29)]} />
      <Stroke weight="thin" d={[line(44, 15, 60, 15), line(44, 29, 60, 29)]} />
      <Shape fill="solid" d={[tag(15), tag(29)]} />
      <Stroke weight="path" tone="red" dash="dashed" d={line(14, 44, 38, 44)} />
      <Shape dash="dashed" d={tag(44)} />
      <Stroke tone="red" weight="path" d={line(56, 52, 90, 36)} />
    </>
  ),

  // The six pillars of the review, with the cracked one marked.
  'well-architected': (
    <>
      <Shape fill="solid" d="M48 3l42 14v5h-84v-5z" />
      <Shape d={pillars.filter((x) => x !== cracked).map((x) => rect(x - 4, 22, 8, 31))} />
      <Shape d="M47 22h8v11l-4 4-4-3z" />
      <Shape d="M47 53v-13l4 3 4-3v13z" />
      <Shape fill="solid" d={rect(6, 53, 84, 6)} />
      <Stroke tone="red" weight="path" d={circle(cracked, 37, 9)} />
    </>
  ),
};
