import { hatch, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** A colleague's workbook: a grid. */
const workbook = (x: number, y: number): string =>
  rect(x, y, 34, 30) +
  range(3)
    .map((i) => line(x, y + 8 + i * 7.5, x + 34, y + 8 + i * 7.5))
    .join('') +
  line(x + 12, y, x + 12, y + 30) +
  line(x + 23, y, x + 23, y + 30);

/** The reports worth having: three pages, in the same place in every picture. */
const pages = [10, 44, 78];
const page = (y: number): string => rect(108, y, 48, 30) + line(108, y + 8, 156, y + 8);

/** The content of the finished pages. */
const charts = {
  bars: [rect(116, 26, 8, 10), rect(128, 22, 8, 14), rect(140, 19, 8, 17)],
  curve: 'M114 68l12-7 8 3 16-10',
  rows: 'M114 93h36M114 99h24M114 104h30',
};

/** The star: one fact table and four dimension tables. */
const facts = rect(34, 56, 24, 24);
const descriptions = [
  rect(6, 32, 22, 16),
  rect(64, 32, 22, 16),
  rect(6, 90, 22, 16),
  rect(64, 90, 22, 16),
];
const relations = 'M28 46l8 11M64 46l-8 11M28 92l8-13M64 92l-8-13';

const signature = (y: number): string => `M92 ${y}c4-12 8-12 6-2s6-8 9-6-1 8 4 5 6-5 12-3 6 1 11-2`;

/** A cross of four units each way. */
const fault = (x: number, y: number): string =>
  line(x - 4, y - 4, x + 4, y + 4) + line(x + 4, y - 4, x - 4, y + 4);
const faults = [34, 52, 70, 88];

export const deliverables = {
  // Three questions are left of all the workbooks, one for each page to draw.
  'short-list': (
    <>
      <Shape d={workbook(4, 36)} />
      <Shape d={workbook(46, 30)} />
      <Shape d={workbook(22, 52)} />
      <Shape d={workbook(56, 62)} />
      <Shape d={workbook(2, 78)} />
      <Shape d={workbook(44, 78)} />
      <Shape dash="dashed" d={pages.map((y) => rect(108, y, 48, 30))} />
      <Stroke weight="path" d={pages.map((y) => `M122 ${y + 15}l7 7 13-14`)} />
    </>
  ),

  // One word, one rule, and the signature of every department under it.
  'signed-glossary': (
    <>
      <Shape d="M4 28q38-14 76 0q38-14 76 0v80q-38-14-76 0q-38-14-76 0z" />
      <Stroke d="M80 28v80" />
      <Shape fill="solid" d={[rect(14, 34, 32, 10), rect(14, 66, 24, 10)]} />
      <Stroke d={[writing(14, 52, 54, 2, 8), writing(14, 84, 54, 2, 8)]} />
      <Stroke weight="path" d={[46, 70, 94].map(signature)} />
      <Stroke weight="thin" d={[50, 74, 98].map((y) => line(90, y, 146, y))} />
    </>
  ),

  // The star is built and its totals are right; the errors of the sources are on a list.
  'tested-model': (
    <>
      <Stroke d={relations} />
      <Shape d={descriptions} />
      <Shape fill="solid" d={facts} />
      <Stroke weight="path" tone="knock" d="M39 68l5 5 9-10" />
      <Shape d="M104 14h38l14 14v80h-52zM142 14v14h14" />
      <Stroke weight="path" tone="red" d={faults.map((y) => fault(115, y))} />
      <Stroke d={faults.map((y) => line(126, y, 148 - (y % 8), y))} />
    </>
  ),

  // The three pages, drawn from the one star.
  'own-reports': (
    <>
      <Stroke d={relations} />
      <Shape d={descriptions} />
      <Stroke weight="path" d="M58 68h38M96 25v68M96 25h10M96 59h10M96 93h10" />
      <Shape fill="solid" d={facts} />
      <Shape d={pages.map(page)} />
      <Shape fill="solid" d={charts.bars} />
      <Stroke weight="path" d={charts.curve} />
      <Stroke d={charts.rows} />
    </>
  ),

  // One place to look; the old workbooks are in a closed box, with a list of them on its side.
  'one-place': (
    <>
      <Shape d={[workbook(12, 42), workbook(44, 36)]} />
      <Stroke weight="path" d="M6 78l76-44" />
      <Shape d={rect(4, 64, 84, 44)} />
      <Stroke weight="thin" d={hatch(4, 64, 84, 44, 8)} />
      <Shape d={rect(22, 76, 48, 24)} />
      <Stroke d={writing(28, 83, 36, 3, 6)} />
      <Shape d={pages.map(page)} />
      <Shape fill="solid" d={charts.bars} />
      <Stroke weight="path" d={charts.curve} />
      <Stroke d={charts.rows} />
      <Stroke weight="path" d={rect(102, 4, 56, 104)} />
    </>
  ),
};
