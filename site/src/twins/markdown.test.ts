import { expect, test } from 'vitest';
import { h2, list, Pen, plain } from './markdown.ts';

const pen = new Pen('https://company.example');

test('marks in plain words stay marks', () => {
  expect(plain('a *b* [c] <d> e_f `g`')).toBe('a \\*b\\* \\[c\\] \\<d\\> e\\_f \\`g\\`');
  expect(h2('C# & co.')).toBe('## C# & co.');
});

test('emphasis, links and claims', () => {
  expect(
    pen.text([
      { kind: 'text', text: 'See ' },
      { kind: 'emphasis', text: 'this' },
      { kind: 'link', text: 'page', target: 'page:work', href: '/work' },
      { kind: 'claim', id: 'a', text: '10 [of 20]', note: 2 },
    ]),
  ).toBe('See *this*[page](https://company.example/work)10 \\[of 20\\][^2]');
});

test('a list without items is no block', () => {
  expect(list([])).toEqual([]);
  expect(list(['a', 'b'])).toEqual(['- a\n- b']);
});
