import { expect, test } from 'vitest';
import { flowOf, largest, marksOf } from './flow.ts';

const row = (name: string, views: number, ahead = 0) => ({ name, views, ahead });
const step = (from: string, to: string, views: number) => ({ from, to, views, ahead: 0 });

test('six rows are drawn; the last one has the rest', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => row(name, 10));
  expect(largest(six)).toEqual(six);
  expect(largest([...six, row('g', 7, 2)]).at(-1)).toEqual(row('other', 17, 2));
  expect(largest([...six, row('other', 9, 1)]).at(-1)).toEqual(row('other', 19, 1));
  expect(largest([row('a', 9), row('other', 5)])).toEqual([row('a', 9), row('other', 5)]);
});

const report = {
  sources: [row('search', 60), row('direct', 20)],
  entryPages: [row('/', 50), row('/services/seo', 30)],
  servicePages: [row('/services/seo', 45, 5), row('/services/aws', 12)],
  forms: [
    { page: '/contact', opened: { views: 9, ahead: 0 }, begun: null },
    { page: '/sheet', opened: null, begun: null },
  ],
  arrivals: [step('search', '/', 40), step('search', '/services/seo', 20), step('direct', '/', 10)],
  steps: [
    step('/', '/services/seo', 15),
    step('/', '/services/aws', 12),
    step('/about', '/services/aws', 6),
    step('/', '/contact', 30),
    step('/services/seo', '/contact', 7),
  ],
};

test('bands are the counted steps between columns', () => {
  const { bands } = flowOf(report);
  const drawn = bands.map((some) => some.map(({ from, to, views }) => [from, to, views]));
  expect(drawn).toEqual([
    [
      [0, 0, 40],
      [0, 1, 20],
      [1, 0, 10],
    ],
    // A visitor who enters at a service page is counted on it; a page without a row is drawn only if there is a last
    // row.
    [
      [0, 0, 15],
      [0, 1, 12],
      [1, 0, 30],
    ],
    // The step from the first page to the form does not pass a service page.
    [[0, 0, 7]],
  ]);
});

test('strips and bands have the same scale', () => {
  const { columns, bands } = flowOf(report);
  const [search] = columns[0]?.rows ?? [];
  expect(search).toMatchObject({ strip: 16, open: 16 });
  const [seo] = columns[2]?.rows ?? [];
  expect(seo?.strip).toBeCloseTo((45 / 60) * 16);
  expect(seo?.open).toBeCloseTo((50 / 60) * 16);
  // From search to the home page: 40 of 60, starting at the upper edge of the strip.
  const [top, bottom] = [42, 42 + (40 / 60) * 16].map((y) => y.toFixed(1));
  expect(bands[0]?.[0]?.path).toMatch(new RegExp(`^M0 ${top}C.* 0 ${bottom}Z$`, 'u'));
});

test('a report without counts draws nothing', () => {
  const none = {
    sources: [],
    entryPages: [],
    servicePages: [],
    forms: [],
    arrivals: [],
    steps: [],
  };
  expect(flowOf(none).bands).toEqual([[], [], []]);
});

test('a mark is one enquiry, or several if there are very many', () => {
  expect(marksOf(0)).toEqual({ marks: 0, each: 1 });
  expect(marksOf(150)).toEqual({ marks: 150, each: 1 });
  expect(marksOf(400)).toEqual({ marks: 134, each: 3 });
});
