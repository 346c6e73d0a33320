import { Arrow } from '#line/Arrow.tsx';
import { circle, line, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** A picture of a hill and a sun. */
const hill = (x: number, y: number): string => `M${x + 3} ${y + 25}l9-12 6 7 5-5 8 10z`;

const words = [8, 17, 26, 35, 44, 53];

export const offerMarks = {
  // From the click to the coin; the bars of the meter and of the books are equally long.
  measurement: (
    <>
      <Shape d="M8 4v19l5-4 3 7 5-2-3-7h7z" />
      <Stroke dash="dotted" weight="path" d={line(31, 15, 64, 15)} />
      <Shape fill="solid" d={circle(80, 15, 11)} />
      <Stroke tone="knock" d={circle(80, 15, 6)} />
      <Shape d={rect(8, 35, 72, 9)} />
      <Shape fill="solid" d={rect(8, 49, 72, 9)} />
      <Stroke weight="thin" d={line(86, 32, 86, 61)} />
    </>
  ),

  // One promise, one button, and a stopwatch that has barely started.
  'landing-page': (
    <>
      <Shape d={roundRect(16, 3, 32, 58, 4)} />
      <Stroke weight="path" d="M22 16h20M22 22h13" />
      <Shape fill="solid" d={rect(22, 32, 20, 13)} />
      <Shape d={[circle(72, 34, 17), rect(68, 9, 8, 5)]} />
      <Shape fill="solid" edge="none" d="M72 34v-15a15 15 0 0 1 9 3z" />
      <Stroke d="M72 34v-15M72 34l9-12" />
    </>
  ),

  // Most words are struck out; the two that were bought each have a page.
  'paid-search': (
    <>
      <Stroke
        weight="thin"
        d={words.filter((y) => y !== 17 && y !== 44).map((y) => line(6, y, 44, y))}
      />
      <Stroke tone="soft" d={[8, 26, 35, 53].map((y) => `M4 ${y + 3}l44-6`)} />
      <Shape fill="solid" d={[rect(6, 13, 40, 8), rect(6, 40, 40, 8)]} />
      <Arrow
        points={[
          [48, 17],
          [64, 17],
        ]}
      />
      <Arrow
        points={[
          [48, 44],
          [64, 44],
        ]}
      />
      <Shape d={[rect(67, 4, 22, 26), rect(67, 34, 22, 26)]} />
      <Stroke weight="thin" d={[writing(71, 10, 14, 2, 5), writing(71, 40, 14, 2, 5)]} />
      <Shape fill="solid" edge="none" d={[rect(71, 21, 10, 5), rect(71, 51, 10, 5)]} />
    </>
  ),

  // Worn-out pictures behind each other, and a fresh one in front.
  'paid-social': (
    <>
      <Stroke weight="thin" dash="dotted" d={rect(6, 4, 34, 30)} />
      <Shape dash="dashed" d={rect(18, 12, 34, 30)} />
      <Stroke weight="thin" dash="dotted" d={hill(18, 12)} />
      <Shape d={rect(32, 20, 52, 40)} />
      <Shape fill="solid" edge="none" d={['M36 55l14-18 10 11 7-7 13 14z', circle(70, 30, 4.5)]} />
      <Stroke weight="path" d="M84 6v9M79.5 10.5h9" />
    </>
  ),

  // A person who asked for mail is called back on the same day.
  'mail-and-follow-up': (
    <>
      <Shape d="M6 12h48v34h-48zM6 12l24 19 24-19" />
      <Stroke weight="path" d="M30 50c2 14 30 14 40 3" />
      <Shape fill="solid" edge="none" d="M75 47l-2 10-7-6z" />
      <Shape d={circle(76, 25, 16)} />
      <Shape fill="solid" edge="none" d="M76 25v-13a13 13 0 0 1 11 19.5z" />
      <Stroke weight="path" d="M76 25v-13M76 25l11 6.5" />
    </>
  ),

  // An answer given often on the telephone, written down once.
  content: (
    <>
      <Shape
        fill="solid"
        d="M14 12c-5-5-8.7-1.2-8.7 3.7c0 16 7.4 32 19.8 41c4.3 3.1 8.7-.6 6.2-5.6l-5-6.2c-1.9-1.9-4.3-1.2-6.8 1.2c-4.3-4.3-6.8-9.9-8.1-16.1c3.1-.6 5-2.5 4.3-5z"
      />
      <Stroke weight="path" d="M20 21q5 3 5 9M23 11q11 5 11 19" />
      <Arrow
        weight="path"
        points={[
          [38, 34],
          [52, 34],
        ]}
      />
      <Shape d={rect(56, 5, 34, 54)} />
      <Shape fill="solid" edge="none" d={rect(62, 12, 16, 6)} />
      <Stroke weight="thin" d={writing(62, 27, 22, 4, 7)} />
    </>
  ),
};
