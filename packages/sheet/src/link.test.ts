import { expect, test } from 'vitest';
import { blank, readAnswers, type Answers } from './answers.ts';
import { fragmentOf, linkLongest, openFragment, startFragment } from './link.ts';

const full: Answers =
  readAnswers({
    version: 1,
    project: 'Brücken, “in the field” 🏗️',
    today: ['paper', 'app'],
    people: { staff: 'tens' },
    revision: 'C',
    words: 'Half of the findings arrive late.\n\nWe want one record.',
  }) ?? blank;

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `#sheet=1.${code}`;
}

test('a link restores its sheet', async () => {
  const fragment = await fragmentOf(full);
  expect(await openFragment(fragment ?? '')).toEqual({ kind: 'shared', answers: full });
});

test('a start link is readable, and has what the form would post', async () => {
  const begun = { ...blank, today: ['site'], people: { staff: 'tens' }, words: 'Slow & old?' };
  const fragment = startFragment(begun as Answers);
  expect(fragment).toBe('#sheet.today=site&sheet.words=Slow+%26+old%3F&sheet.people.staff=tens');
  expect(await openFragment(fragment)).toEqual({ kind: 'start', answers: begun });
});

test('other fragments are ignored', async () => {
  for (const fragment of ['', '#', '#contact', '#q-today'])
    expect(await openFragment(fragment)).toEqual({ kind: 'none' });
});

test('text that would make a link too long is left out', async () => {
  // Random letters compress badly: four bytes for each of them.
  const wild = Array.from({ length: 1000 }, (_, i) =>
    String.fromCodePoint(0x10000 + ((i * 7919 * 7919) % 1_000_003)),
  );
  expect(await fragmentOf({ ...full, words: wild.slice(0, 300).join('') })).toBeDefined();
  expect(await fragmentOf({ ...full, words: wild.join('') })).toBeUndefined();
});

test('a manipulated link is unreadable, not an error', async () => {
  const good = (await fragmentOf(full)) ?? '';
  const refused = [
    good.slice(0, -7),
    `${good.slice(0, 30)}A${good.slice(31)}`,
    '#sheet=',
    '#sheet=1.',
    '#sheet=1.%00',
    '#sheet=1.!!!!',
    '#sheet=2.AAAA',
    '#sheet.today=nothing',
    '#sheet.unknown=x',
    `#sheet=1.${'A'.repeat(linkLongest)}`,
    await packed('no JSON'),
    await packed('[]'),
    await packed('null'),
    await packed(JSON.stringify({ ...full, version: 99 })),
    await packed(JSON.stringify({ version: 1, words: 'x'.repeat(3_000_000) })),
  ];
  for (const fragment of refused)
    expect([fragment.slice(0, 40), await openFragment(fragment)]).toEqual([
      fragment.slice(0, 40),
      { kind: 'unreadable' },
    ]);
});

test('a sheet with more than a sheet can have is cleaned', async () => {
  const opened = await openFragment(
    await packed(
      '{"version":1,"__proto__":{"polluted":1},"today":["paper","<img src=x>"],"cats":1}',
    ),
  );
  expect(opened).toEqual({ kind: 'shared', answers: { ...blank, today: ['paper'] } });
  expect('polluted' in {}).toBe(false);
});
