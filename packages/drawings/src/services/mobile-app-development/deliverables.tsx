import { Arrow } from '#line/Arrow.tsx';
import { circle, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** The phone in every picture, with its bottom on the ground. */
const phone = roundRect(8, 6, 54, 102, 8);
const ear = line(29, 14, 41, 14);

/** The app's icon: a noted visit on a rounded tile. */
const App = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <>
    <Shape fill="solid" edge="none" d={roundRect(x, y, size, size, size / 4)} />
    <Stroke weight="path" tone="knock" d={tick(x + size / 2 - 1, y + size / 2)} />
  </>
);

const Phone = () => (
  <>
    <Shape edge="path" d={phone} />
    <Stroke weight="path" d={ear} />
  </>
);

/** The screen as built: the list of visits and the button for a new one. */
const Screen = () => (
  <>
    <Shape fill="tint" d={[24, 43, 62].map((y) => rect(15, y, 40, 14))} />
    <Shape fill="solid" edge="none" d={[31, 50, 69].map((y) => circle(23, y, 3.5))} />
    <Stroke d={[31, 50, 69].map((y) => line(31, y, 50, y))} />
    <Shape fill="solid" d={rect(15, 86, 40, 13)} />
  </>
);

/** A shop window with an awning. */
const shop = (y: number): string =>
  `M84 ${y + 16}v28h60v-28M78 ${y}h72v10a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0z`;

const weeks = [26, 48, 70, 92];

export const deliverables = {
  // An empty phone, and what the app must survive: glare, a lost signal, gloves, a call.
  situations: (
    <>
      <Phone />
      <Stroke dash="dashed" d={roundRect(21, 42, 28, 28, 7)} />
      <Shape
        d={[
          [98, 30],
          [140, 30],
          [98, 84],
          [140, 84],
        ].map(([x = 0, y = 0]) => circle(x, y, 18))}
      />
      <Shape fill="solid" edge="none" d={circle(98, 30, 5)} />
      <Stroke
        weight="path"
        d="M98 17v5M98 38v5M85 30h5M106 30h5M89 21l3 3M104 36l3 3M107 21l-3 3M92 36l-3 3"
      />
      <Stroke weight="path" d="M131 37v-3M137 37v-7M143 37v-11M149 37v-14M128 20l24 22" />
      <Stroke weight="path" d="M90 96v-10q-5-1-5-7t5-1v-8q8-6 16 0v26zM90 90h16" />
      <Stroke weight="path" d="M131 90c4-4 2-14 9-14s5 10 9 14zM138 94q2 3 4 0" />
    </>
  ),

  // The draft on that phone, drawn in pencil; a finger points to the states people forget.
  'clickable-draft': (
    <>
      <Phone />
      <Stroke dash="dashed" d={[24, 43, 62].map((y) => rect(15, y, 40, 14))} />
      <Stroke dash="dashed" d={rect(15, 86, 40, 13)} />
      <Stroke weight="path" d="M35 92h47v-60h10M82 84h10" />
      <Shape fill="solid" edge="knock" d={circle(35, 92, 7)} />
      <Shape d={[roundRect(94, 6, 56, 48, 6), roundRect(94, 60, 56, 48, 6)]} />
      <Stroke dash="dashed" d={rect(104, 18, 36, 24)} />
      <Stroke weight="path" d="M113 95v-4M119 95v-9M125 95v-14M131 95v-19M108 72l28 26" />
    </>
  ),

  // The built screen, and a new build on the phone every week.
  'weekly-build': (
    <>
      <Phone />
      <Screen />
      <Stroke weight="path" d={line(138, 10, 138, 108)} />
      <Stroke
        d={range(15).map((day) => line(138, 12 + day * 6.8, day % 3 ? 143 : 150, 12 + day * 6.8))}
      />
      <Shape d={weeks.slice(0, 3).map((y) => roundRect(106, y - 8, 20, 16, 4))} />
      <Shape fill="solid" d={roundRect(106, 84, 20, 16, 4)} />
      <Stroke d={weeks.map((y) => line(126, y, 138, y))} />
      <Arrow
        points={[
          [104, 92],
          [70, 92],
        ]}
        weight="path"
      />
    </>
  ),

  // The same app in the windows of both shops.
  'both-stores': (
    <>
      <Phone />
      <Screen />
      <Shape edge="path" d={[shop(8), shop(64)]} />
      <App x={103} y={25} size={24} />
      <App x={103} y={81} size={24} />
    </>
  ),

  // A year with its days of maintenance, and the person responsible for them.
  'support-calendar': (
    <>
      <Phone />
      <Screen />
      <Shape edge="path" d={rect(78, 12, 74, 56)} />
      <Shape fill="solid" d={rect(78, 12, 74, 13)} />
      <Stroke weight="path" d="M94 6v11M136 6v11" />
      <Stroke
        d={range(12).map((i) => rect(84 + (i % 4) * 16.5, 31 + Math.floor(i / 4) * 12, 12, 8))}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[rect(100.5, 31, 12, 8), rect(133.5, 43, 12, 8), rect(84, 55, 12, 8)]}
      />
      <Shape fill="solid" d={[circle(92, 84, 7), 'M79 108a13 13 0 0 1 26 0z']} />
      <Stroke weight="path" d={writing(114, 90, 38, 2, 11)} />
    </>
  ),
};
