import { describe, expect, it, test } from 'vitest';
import { foldQuotes } from './fold-quotes.ts';
import { htmlText } from './html-text.ts';
import { safeFileName, safeLine, safeText } from '@studio/platform/safe-text.ts';

describe('text from HTML', () => {
  test.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    ['a<br>b<br><br>c', 'a\nb\n\nc'],
    ['<style>p{}</style><script>x</script>Hello', 'Hello'],
    ['<p>Yes</p><blockquote>Asked<br>before</blockquote>', 'Yes\n> Asked\n> before'],
    ['&#65;&#x42;&#0;&#x110000;&nope;', 'AB&nope;'],
    ['<!-- <p>hidden</p> -->shown', 'shown'],
    ['a < b and <b>c', 'a c'],
    ['<p>தமிழ்</p>', 'தமிழ்'],
    ['<script>never closed', ''],
    ['<', ''],
    [
      'See <a class="x" href="https://files.example/a?b=1&amp;c=2">our <b>page</b></a>.',
      'See our page <https://files.example/a?b=1&c=2>.',
    ],
    ['<a href=https://www.menon.example/>menon.example</a>', 'menon.example'],
    ['<a href="mailto:a@b.example">Anna</a> <a name="top">top</a>', 'Anna top'],
    ['<a href="https://a.example"><img src="x"></a>Hello', 'Hello'],
  ])('%j', (html, words) => {
    expect(htmlText(html)).toBe(words);
  });

  test.each([
    ['nested', '<div>'.repeat(200_000)],
    ['quoted', '<blockquote>a'.repeat(80_000)],
    ['open', '<'.repeat(1_000_000)],
    ['comments', '<!--'.repeat(250_000)],
    ['entities', '&#'.repeat(500_000)],
  ])('a megabyte, %s, is fast', (_what, html) => {
    const began = performance.now();
    // Searching again from each character would take hours.
    htmlText(html);
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});

describe('quoted text', () => {
  test.each([
    [
      'Yes.\n\nOn Mon, 2 Nov Asha wrote:\n> No?\n> Why?',
      'Yes.',
      'On Mon, 2 Nov Asha wrote:\n> No?\n> Why?',
    ],
    [
      'Yes.\n\nOn Mon, 2 Nov 2026 at 10:00, Asha Menon\n<a@m.example> wrote:\n> No?',
      'Yes.',
      'On Mon, 2 Nov 2026 at 10:00, Asha Menon\n<a@m.example> wrote:\n> No?',
    ],
    [
      'Yes.\n-----Original Message-----\nFrom: A\nNo?',
      'Yes.',
      '-----Original Message-----\nFrom: A\nNo?',
    ],
    [
      'Yes.\n\nFrom: Asha\nSent: Monday\nTo: Ravi\nSubject: Looms\n\nNo?',
      'Yes.',
      'From: Asha\nSent: Monday\nTo: Ravi\nSubject: Looms\n\nNo?',
    ],
  ])('is folded: %j', (text, body, quotedText) => {
    expect(foldQuotes(text)).toEqual({ body, quotedText });
  });

  test.each([['> Blue?\nYes.\n> Red?\nNo.'], ['> Only what was said before'], ['The price:\n10']])(
    'is not folded if new text would be folded with it: %j',
    (text) => {
      expect(foldQuotes(text)).toEqual({ body: text, quotedText: '' });
    },
  );
});

it('names of files and lines contain no hidden characters', () => {
  expect(safeFileName('../../etc/pass\u0000wd')).toBe('.._.._etc_passwd');
  expect(safeFileName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe');
  expect(safeFileName('\u2066\u0007')).toBe('without a name');
  expect(safeLine('a\r\nb\u200Fc', 10)).toBe('a bc');
  expect(safeText('a\u0000b\r\nc\td\uD800')).toBe('ab\nc\td\uFFFD');
});
