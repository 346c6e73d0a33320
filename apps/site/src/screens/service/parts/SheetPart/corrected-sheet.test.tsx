import type { RichText as Text } from '@studio/content/schema/rich-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetPart } from '#screens/service/parts/SheetPart/SheetPart.tsx';
import { SheetScreen } from '#screens/service/parts/SheetScreen/SheetScreen.tsx';
import { SheetTable } from '#screens/service/parts/SheetTable/SheetTable.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';

const corrected: Text = [
  { kind: 'struck', text: 'Gone.' },
  { kind: 'text', text: ' ' },
  { kind: 'emphasis', text: 'Keep it.' },
];
/** What a screen reader says: most announce neither del nor em by themselves. */
const heard = 'deleted: Gone. added: Keep it.';

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
])('what was deleted and added in %s is said', (_, sheet) => {
  expect(textOf(renderToStaticMarkup(sheet))).toContain(heard);
});

test('lines of code that were deleted or added say so', () => {
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
