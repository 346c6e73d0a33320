import { circle, cross, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Pages of the old site, one strip each; every other one is removed. */
const strips = range(8).map((i) => ({ y: 10 + i * 12.4, goes: i % 2 === 0 }));
const gone = strips.filter(({ goes }) => goes);
const stay = strips.filter(({ goes }) => !goes);

/** The blocks in every picture: a picture, cards, lines. */
const picture = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h) + cross(x, y, w, h);
const cards = (x: number, y: number, w: number, h: number): string =>
  range(3)
    .map((i) => rect(x + (i * (w + 3)) / 3, y, (w - 6) / 3, h))
    .join('');

/** Twelve places of the catalog sheet, four in a row. */
const place = (i: number): Point => [16 + (i % 4) * 33, 20 + Math.floor(i / 4) * 30];
const [heading, photo, trio, text, person, news, film, list, table, action, caption, form] = [
  place(0),
  place(1),
  place(2),
  place(3),
  place(4),
  place(5),
  place(6),
  place(7),
  place(8),
  place(9),
  place(10),
  place(11),
] as const;
const block = ([x, y]: Point, w: number, h: number): string => rect(x, y, w, h);
const patterns = {
  filled: [
    block(heading, 26, 22),
    block(news, 11, 22),
    `M${film[0] + 9} ${film[1] + 6}l10 5-10 5z`,
    ...range(3).map((i) => rect(list[0], list[1] + i * 8.5, 5, 5)),
    rect(action[0] + 5, action[1] + 12, 16, 9),
  ],
  outlined: [
    picture(...photo, 26, 22),
    cards(...trio, 26, 22),
    writing(text[0], text[1] + 2, 26, 4, 6),
    circle(person[0] + 8, person[1] + 11, 8) + writing(person[0] + 20, person[1] + 7, 8, 2, 8),
    writing(news[0] + 15, news[1] + 3, 12, 3, 8),
    block(film, 26, 22),
    writing(list[0] + 9, list[1] + 2.5, 18, 3, 8.5),
    `${block(table, 26, 22)}M${table[0]} ${table[1] + 7}h26m0 7h-26m9-7v15`,
    writing(action[0], action[1] + 5, 26, 1, 0),
    picture(...caption, 26, 14) + writing(caption[0], caption[1] + 20, 26, 1, 0),
    block(form, 26, 8) + rect(form[0], form[1] + 13, 26, 8),
  ],
};

/** The page that is built from the blocks. */
function Page({ x }: { readonly x: number }) {
  return (
    <>
      <Shape d={[rect(x, 26, 68, 82), line(x, 37, x + 68, 37)]} />
      <Shape fill="solid" d={rect(x + 6, 43, 56, 16)} />
      <Stroke d={picture(x + 6, 64, 26, 18)} />
      <Stroke d={writing(x + 37, 67, 24, 3, 6.5)} />
      <Stroke d={cards(x + 6, 87, 56, 15)} />
    </>
  );
}

const checks = [22, 45, 68, 91];

export const deliverables = {
  // The list of pages before and after the review: half as long.
  'content-list': (
    <>
      <Stroke dash="dashed" d={gone.map(({ y }) => rect(8, y, 58, 9))} />
      <Stroke weight="path" d={gone.map(({ y }) => line(2, y + 9, 72, y))} />
      <Shape fill="solid" d={stay.map(({ y }) => rect(8, y, 58, 9))} />
      <Stroke weight="path" d={line(76, 84, 86, 84)} />
      <Shape fill="solid" edge="none" d="M95 84l-11-5.500v11z" />
      <Shape fill="solid" d={range(4).map((i) => rect(100, 61.2 + i * 12.4, 56, 9))} />
    </>
  ),

  // Every pattern the pages repeat, side by side on one sheet.
  'block-catalogue': (
    <>
      <Shape d={rect(6, 8, 148, 100)} />
      <Shape fill="solid" d={patterns.filled} />
      <Stroke d={patterns.outlined} />
    </>
  ),

  // Pages built from the blocks, on a private site, with the client's own text.
  'staging-site': (
    <>
      <Stroke dash="dashed" d={rect(4, 6, 152, 102)} />
      <Shape d={[rect(98, 16, 46, 62), rect(90, 26, 46, 70)]} />
      <Stroke d={[line(90, 37, 136, 37), writing(112, 46, 18, 6, 8)]} />
      <Page x={36} />
    </>
  ),

  // The tests on a copy of the server, each with its tick.
  'ticked-checklist': (
    <>
      <Shape d={rect(78, 6, 76, 102)} />
      <Stroke weight="wall" d={checks.map((y) => `M86 ${y - 2}l6 6 11-12`)} />
      <Stroke d={checks.map((y) => line(112, y, 146 - (y % 2) * 10, y))} />
      <Page x={4} />
    </>
  ),

  // A thin handbook with pictures of the client's own screens.
  handbook: (
    <>
      <Shape d={[rect(4, 22, 72, 86), rect(84, 22, 72, 86)]} />
      <Shape d={[rect(14, 36, 52, 44), line(14, 43, 66, 43)]} />
      <Shape fill="solid" d={rect(19, 48, 42, 10)} />
      <Stroke d={[picture(19, 62, 18, 14), cards(42, 62, 19, 14)]} />
      <Stroke d={writing(14, 90, 52, 2, 8)} />
      <Stroke weight="path" d={range(5).map((i) => `M72 ${36 + i * 15}h16`)} />
      <Shape fill="solid" d={[circle(98, 42, 4), circle(98, 64, 4), circle(98, 86, 4)]} />
      <Stroke
        d={[42, 64, 86].flatMap((y) => [
          line(107, y - 3, 148, y - 3),
          line(107, y + 5, 138, y + 5),
        ])}
      />
    </>
  ),
};
