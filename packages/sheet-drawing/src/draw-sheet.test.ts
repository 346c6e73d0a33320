import { expect, test } from 'vitest';
import { blank, readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { questionIds } from '@studio/sheet/questions.ts';
import { newMarks, previewOf } from './compare.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Format, SheetDrawing } from './marks.ts';

const company = { name: 'A Company', address: 'company.example/sheet' };
const advice = { services: [], asks: [] };
const sheet = (raw: object): Answers => readAnswers({ version: 1, ...raw }) ?? blank;
const draw = (raw: object, format: Format = 'lying', active?: 'care'): SheetDrawing =>
  drawSheet({ answers: sheet(raw), advice, format, company, active });

const marksOf = ({ parts }: SheetDrawing) => parts.flatMap(({ marks }) => marks);
const wordsOf = (drawing: SheetDrawing): string[] =>
  marksOf(drawing).flatMap((mark) => (mark.kind === 'word' ? [mark.text] : []));
const keysOf = (drawing: SheetDrawing): string[] => marksOf(drawing).map(({ key }) => key);

const bridge = {
  project: 'Bridge inspections',
  today: ['paper'],
  hand: ['phone', 'desk'],
  people: { staff: 'tens' },
  talks: ['maps', 'messages'],
};

for (const format of ['lying', 'upright'] as const) {
  test(`every question has its place on an empty sheet (${format})`, () => {
    const drawing = draw({}, format);
    for (const id of questionIds) expect(drawing.parts.map(({ of }) => of)).toContain(id);
    expect(wordsOf(drawing)).toContain('0 of 9 drawn');
  });

  test(`no two marks have the same key (${format})`, () => {
    const keys = keysOf(
      draw({ ...bridge, care: ['health', 'cards'], hold: ['fast', 'audit'] }, format),
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test(`every sheet has the same parts as an empty one (${format})`, () => {
    const places = (drawing: SheetDrawing) => drawing.parts.map(({ of }) => of);
    expect(places(draw(bridge, format))).toEqual(places(draw({}, format)));
  });
}

test('the same answers give the same drawing', () => {
  expect(draw(bridge)).toEqual(draw(bridge));
});

test('the company and its URL are on the sheet as given', () => {
  expect(wordsOf(draw({}))).toEqual(expect.arrayContaining(['A Company', 'company.example/sheet']));
});

test('the upright sheet grows with its text', () => {
  const long = draw({ words: 'What goes wrong. '.repeat(30) }, 'upright');
  expect(long.height).toBeGreaterThan(draw({}, 'upright').height);
});

test('only the part being answered has a bracket', () => {
  expect(keysOf(draw({}))).not.toContain('frame.bracket.0');
  expect(keysOf(draw({}, 'lying', 'care'))).toContain('frame.bracket.0');
});

test('only the marks that an answer adds are new', () => {
  const fresh = newMarks(draw(bridge), draw({ ...bridge, talks: ['maps', 'messages', 'crm'] }));
  expect([...fresh].every((key) => key.startsWith('talks.crm'))).toBe(true);
  expect(fresh.size).toBeGreaterThan(3);
  expect(newMarks(draw(bridge), draw(bridge)).size).toBe(0);
});

test('a preview is the sheet with one more answer, which is dashed', () => {
  const [now, then] = [draw(bridge), draw({ ...bridge, hold: ['nonstop'] })];
  const preview = previewOf(now, then);
  expect(keysOf(preview)).toEqual(keysOf(then));
  const core = marksOf(preview).filter(({ key }) => key.startsWith('hold.nonstop.core'));
  expect(core.every((mark) => mark.kind !== 'word' && mark.dash === 'dashed')).toBe(true);
  expect(marksOf(preview).find(({ key }) => key === 'product.core.0')).toEqual(
    marksOf(then).find(({ key }) => key === 'product.core.0'),
  );
});

test('the label describes the drawing for screen readers', () => {
  expect(draw({}).label).toContain('nine numbered places');
  expect(draw(bridge).label).toBe(
    'Drawing of “Bridge inspections”: today there is paper; people use phone app and desk screen; it is used by own staff (tens); it connects to maps and messages.',
  );
});

test('long advice omits services instead of overlapping the title block', () => {
  const long =
    'Not if anything of all this is told in far more words than a column of this width can hold.';
  const service = (slug: string) => ({ slug, name: `Service ${slug}`, notIf: long });
  const much = {
    model: { name: 'A way', reason: long, notIf: long },
    services: ['a', 'b', 'c', 'd'].map(service),
    asks: [long, long, long],
  };
  const drawing = drawSheet({ answers: sheet(bridge), advice: much, format: 'lying', company });
  expect(wordsOf(drawing)).toEqual(expect.arrayContaining(['Service a', 'Service b']));
  expect(wordsOf(drawing)).not.toContain('Service d');
  const upright = drawSheet({ answers: sheet(bridge), advice: much, format: 'upright', company });
  expect(wordsOf(upright)).toContain('Service d');
});
