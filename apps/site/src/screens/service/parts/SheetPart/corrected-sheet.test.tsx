import type { RichText as Text } from '@studio/content/schema/rich-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetClock } from '#screens/service/parts/SheetClock/SheetClock.tsx';
import { SheetForm } from '#screens/service/parts/SheetForm/SheetForm.tsx';
import { SheetMatrix } from '#screens/service/parts/SheetMatrix/SheetMatrix.tsx';
import { SheetPart } from '#screens/service/parts/SheetPart/SheetPart.tsx';
import { SheetScreen } from '#screens/service/parts/SheetScreen/SheetScreen.tsx';
import { SheetScript } from '#screens/service/parts/SheetScript/SheetScript.tsx';
import { SheetTable } from '#screens/service/parts/SheetTable/SheetTable.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';

const corrected: Text = [
  { kind: 'struck', text: 'Gone.' },
  { kind: 'text', text: ' ' },
  { kind: 'emphasis', text: 'Keep it.' },
];
/** The text for screen readers: most announce neither del nor em. */
const heard = 'deleted: Gone. added: Keep it.';

const words = { full: 'stopped', half: 'hesitated', open: 'passed' };

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

test.each([
  ['a part', <SheetPart key="" part={{ title: 'A part', text: corrected }} />],
  ['a step', <SheetPart key="" part={{ title: 'Steps', steps: [corrected, corrected] }} />],
  [
    'a box of a screen',
    <SheetScreen
      key=""
      screen={{ title: 'A screen', boxes: [{ text: corrected, tall: false, half: false }] }}
    />,
  ],
  [
    'a row of a table',
    <SheetTable key="" label="Rows" table={{ columns: ['a', 'b'], rows: [[[], corrected]] }} />,
  ],
  [
    'a moment of a clock',
    <SheetClock key="" label="" clock={[{ at: '14:00', text: corrected, marked: false }]} />,
  ],
  ['a box of a form', <SheetForm key="" boxes={[{ label: 'A box', text: corrected }]} />],
  ['a clause', <SheetScript key="" script={[{ at: '1', text: [], note: corrected }]} />],
  [
    'a row of a matrix',
    <SheetMatrix
      key=""
      label=""
      matrix={{ key: words, columns: [], rows: [{ name: corrected, cells: [] }] }}
    />,
  ],
])('deletions and additions in %s are announced', (_, sheet) => {
  expect(textOf(renderToStaticMarkup(sheet))).toContain(heard);
});

test('deleted and added lines of code are announced', () => {
  const part = { title: '', code: ' kept\n-old\n+new\n!marked\n' };
  expect(textOf(renderToStaticMarkup(<SheetPart part={part} />))).toBe(
    'kept\ndeleted: old\nadded: new\nmarked\n',
  );
});

test('emphasis elsewhere is only emphasis', () => {
  const text: Text = [
    { kind: 'text', text: 'a ' },
    { kind: 'emphasis', text: 'strong' },
    { kind: 'text', text: ' word' },
  ];
  expect(textOf(renderToStaticMarkup(<RichText text={text} />))).toBe('a strong word');
});

test('a mark of a matrix is announced, and an empty cell is silent', () => {
  const columns = [{ name: '1' }, { name: '2' }, { name: '3' }];
  const rows = [{ name: [], cells: ['#', '/31', '–'] }];
  const html = renderToStaticMarkup(
    <SheetMatrix label="" matrix={{ key: words, columns, rows }} />,
  );
  expect([...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => textOf(cell ?? ''))).toEqual([
    '', // the corner
    'stopped ',
    'hesitated 31',
    '',
  ]);
});

test('a cell with text and background colors shows both with its result, but no sample of what fails', () => {
  const columns = [{ name: 'White', color: '#FFFFFF' }];
  const verdict = (cell: string) =>
    renderToStaticMarkup(
      <SheetMatrix
        label=""
        matrix={{ key: words, columns, rows: [{ name: [], color: '#1F2A33', cells: [cell] }] }}
      />,
    );
  expect(textOf(verdict('#14.6'))).toBe('White14.6 stopped');
  expect(verdict('#14.6')).toContain('fill="#1F2A33"');
  expect(verdict('.2.3')).not.toContain('fill="#1F2A33"');
});
