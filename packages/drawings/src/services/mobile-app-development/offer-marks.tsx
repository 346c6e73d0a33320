import { circle, drum, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** A photo in four quarters: what has arrived, and what is still to be sent. */
const quarter = (x: number, y: number, i: number): string =>
  rect(x + (i % 2) * 12, y + Math.floor(i / 2) * 10, 11, 9);

export const offerMarks = {
  // One source, two makes of phone.
  'one-source': (
    <>
      <Shape d={roundRect(5, 6, 24, 52, 6)} />
      <Stroke d={line(13, 11, 21, 11)} />
      <Shape d={roundRect(67, 6, 24, 52, 2)} />
      <Shape fill="solid" edge="none" d={circle(79, 11, 1.8)} />
      <Shape fill="tint" d={[rect(9, 17, 16, 32), rect(71, 17, 16, 32)]} />
      <Shape fill="solid" d={rect(37, 21, 22, 22)} />
      <Stroke weight="path" tone="knock" d="M45 27l-4 5 4 5M51 27l4 5-4 5" />
      <Stroke weight="path" d="M37 32h-12M59 32h12" />
    </>
  ),

  // The app directly on camera, chip and antenna.
  'close-to-hardware': (
    <>
      <Shape d={roundRect(6, 8, 84, 48, 7)} />
      <Shape d={[circle(24, 24, 10), circle(24, 24, 4)]} />
      <Shape d={rect(43, 15, 18, 18)} />
      <Stroke
        weight="thin"
        d="M47 12v3M52 12v3M57 12v3M40 19h3M40 24h3M40 29h3M61 19h3M61 24h3M61 29h3"
      />
      <Stroke d="M74 18l8 8-4 4v-16l4 4-8 8" />
      <Stroke weight="path" d="M24 34v6M52 33v7M78 30v10" />
      <Shape fill="solid" d={rect(13, 40, 70, 11)} />
    </>
  ),

  // Two people changed one record; a written rule says whose change stays.
  'who-wins': (
    <>
      <Shape d={[roundRect(5, 4, 20, 34, 3), roundRect(71, 4, 20, 34, 3)]} />
      <Shape fill="solid" d={rect(9, 12, 12, 8)} />
      <Shape d={rect(75, 12, 12, 8)} />
      <Stroke d={[writing(9, 26, 12, 2, 5), writing(75, 26, 12, 2, 5)]} />
      <Stroke weight="path" d="M28 20h20v16" />
      <Stroke dash="dashed" d="M68 20h-12" />
      <Stroke weight="path" d="M58 15l-8 10M50 15l8 10" />
      <Shape d={drum(32, 34, 32, 26)} />
      <Shape fill="solid" d={rect(42, 46, 12, 8)} />
    </>
  ),

  // Half of a photo has arrived over a bad line; only the rest is sent again.
  'photo-in-parts': (
    <>
      <Shape d={roundRect(5, 5, 30, 54, 5)} />
      <Shape fill="tint" d={range(4).map((i) => quarter(8.5, 20, i))} />
      <Stroke weight="path" d="M38 32h7M49 32h3M56 32h5" />
      <Shape d={[rect(64, 6, 26, 16), rect(64, 22, 26, 26), rect(64, 48, 26, 10)]} />
      <Stroke d="M69 14h10M69 53h10" />
      <Shape fill="solid" d={[quarter(65.5, 25.5, 0), quarter(65.5, 25.5, 1)]} />
      <Stroke weight="thin" d={[quarter(65.5, 25.5, 2), quarter(65.5, 25.5, 3)]} />
    </>
  ),

  // A release to a few phones, then to more, then to all.
  'staged-rollout': (
    <>
      <Shape d={[circle(14, 46, 9), circle(40, 39, 14), circle(74, 30, 18)]} />
      <Shape
        fill="solid"
        edge="none"
        d="M14 46v-9a9 9 0 0 1 4.500 1.200zM40 39v-14a14 14 0 0 1 14 14z"
      />
      <Shape fill="solid" d={circle(74, 30, 18)} />
      <Stroke weight="path" tone="knock" d={tick(73, 30)} />
      <Stroke d={line(4, 59, 92, 59)} />
    </>
  ),

  // A cracked phone; its crashes sorted by how many people they hit.
  'crashes-sorted': (
    <>
      <Shape d={roundRect(6, 4, 30, 56, 5)} />
      <Stroke weight="path" d="M36 16l-12 8 4 9-13 6 4 10-6 11M24 24l-18-6M28 33l8 4" />
      <Shape fill="solid" d={rect(46, 8, 44, 12)} />
      <Shape d={[rect(46, 26, 24, 12), rect(46, 44, 10, 12)]} />
      <Stroke weight="path" tone="knock" d={tick(81, 14)} />
    </>
  ),
};
