import { Arrow } from '#line/Arrow.tsx';
import { circle, line, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The crawler from above, over the lines of a log. */
const legs = 'M22 24l-11-6-4-9M22 32h-16M22 40l-11 6-4 9M22 24l11-6 4-9M22 32h16M22 40l11 6 4 9';

const page = (x: number, y: number): string => rect(x, y, 12, 10);
const query = (x: number, y: number, width: number): string => roundRect(x, y, width, 8, 4);

export const offerMarks = {
  // The crawler's findings, the most expensive first.
  'technical-audit': (
    <>
      <Stroke d={legs} />
      <Shape fill="solid" edge="knock" d="M13 32a9 13 0 1 0 18 0a9 13 0 1 0-18 0z" />
      <Shape fill="solid" d={rect(46, 8, 44, 8)} />
      <Shape fill="tint" d={[rect(46, 21, 30, 8), rect(46, 34, 18, 8), rect(46, 47, 9, 8)]} />
    </>
  ),

  // The page that earns money moves up to the third level.
  'site-architecture': (
    <>
      <Stroke d="M42 13v26M14 22v-4h56v4M14 30v9M70 30v9" />
      <Shape d={[page(36, 3), ...[8, 36, 64].map((x) => page(x, 20)), page(8, 37), page(36, 37)]} />
      <Shape fill="solid" d={page(64, 37)} />
      <Stroke dash="dashed" d={page(64, 52)} />
      <Arrow
        weight="path"
        points={[
          [80, 57],
          [88, 57],
          [88, 42],
          [78, 42],
        ]}
      />
      <Stroke weight="thin" dash="dotted" d={line(4, 49, 60, 49)} />
    </>
  ),

  // The queries of buyers, grouped by intent, with one page for each group.
  'query-research': (
    <>
      <Shape
        d={[
          query(6, 5, 32),
          query(6, 16, 24),
          query(6, 40, 28),
          query(6, 51, 34),
          query(6, 28, 38),
        ]}
      />
      <Stroke d="M44 9h6v16h-6M50 17h14M44 44h6v15h-6M50 51h14" />
      <Stroke dash="dotted" d="M48 32h14" />
      <Shape fill="solid" d={[rect(68, 5, 20, 24), rect(68, 36, 20, 24)]} />
      <Stroke tone="knock" d={[writing(72, 13, 12, 2, 7), writing(72, 44, 12, 2, 7)]} />
    </>
  ),

  // An expert's words, and the page they are on.
  'pages-and-editing': (
    <>
      <Shape fill="solid" d={[circle(16, 38, 7), 'M4 60a12 13 0 0 1 24 0z']} />
      <Shape d="M6 4h34v20h-20l-6 6v-6h-8z" />
      <Stroke weight="path" d="M12 11h22M12 17h14" />
      <Arrow
        points={[
          [32, 46],
          [47, 46],
        ]}
      />
      <Shape d={rect(52, 6, 36, 52)} />
      <Shape fill="solid" edge="none" d={rect(58, 13, 20, 6)} />
      <Stroke weight="path" d="M58 28h24M58 35h16" />
      <Stroke weight="thin" d={writing(58, 43, 24, 2, 7)} />
    </>
  ),

  // Every part of the page is labeled for machines, and the needle stays in the fast third.
  'structured-data-and-speed': (
    <>
      <Shape d={rect(22, 6, 32, 52)} />
      <Shape fill="solid" edge="none" d={rect(28, 13, 20, 6)} />
      <Shape fill="tint" d={rect(28, 25, 20, 13)} />
      <Stroke weight="thin" d={writing(28, 46, 20, 2, 6)} />
      <Stroke d="M15 11h-6v10h6M15 25h-6v13h6M15 43h-6v12h6" />
      <Stroke weight="thin" d={[line(4, 16, 9, 16), line(4, 31, 9, 31), line(4, 49, 9, 49)]} />
      <Stroke d="M60 44a16 16 0 0 1 32 0" />
      <Stroke weight="wall" d="M84 30.2a16 16 0 0 1 8 13.8" />
      <Stroke weight="path" d={line(76, 44, 87, 35)} />
      <Shape fill="solid" edge="none" d={circle(76, 44, 3.5)} />
    </>
  ),

  // The old site is gone, but each of its addresses still leads somewhere.
  'safe-relaunch': (
    <>
      <Stroke dash="dashed" d={rect(6, 4, 30, 56)} />
      <Shape fill="solid" d={rect(64, 4, 26, 56)} />
      <Stroke weight="thin" d={[12, 22, 32, 42, 52].map((y) => line(11, y, 25, y))} />
      {[
        [12, 12],
        [22, 12],
        [32, 32],
        [42, 42],
        [52, 52],
      ].map(([from = 0, to = 0]) => (
        <Arrow
          key={from}
          points={[
            [29, from],
            [62, to],
          ]}
        />
      ))}
      <Stroke tone="knock" d={[12, 32, 42, 52].map((y) => line(70, y, 84, y))} />
    </>
  ),
};
