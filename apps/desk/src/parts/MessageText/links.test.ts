import { expect, test } from 'vitest';
import { linked } from './links.ts';

const said = (text: string) =>
  linked(text).map((piece) =>
    typeof piece === 'string' ? piece : [piece.text, piece.href, piece.realHost],
  );

test.each([
  ['no address at all', ['no address at all']],
  [
    'see https://menon.example/a?b=1, please',
    [
      'see ',
      ['https://menon.example/a?b=1', 'https://menon.example/a?b=1', undefined],
      ',',
      ' please',
    ],
  ],
  [
    '(HTTPS://Menon.example).',
    ['(', ['HTTPS://Menon.example', 'https://menon.example/', undefined], ').'],
  ],
  // Mail programs write the URL of a link after its text.
  [
    'our page <https://menon.example/x>',
    ['our page <', ['https://menon.example/x', 'https://menon.example/x', undefined], '>'],
  ],
  [
    'www.menon.example/values <https://menon.example/values>',
    [
      'www.menon.example/values <',
      ['https://menon.example/values', 'https://menon.example/values', undefined],
      '>',
    ],
  ],
  [
    'menon.example/values <https://files.example/values>',
    [
      'menon.example/values <',
      ['https://files.example/values', 'https://files.example/values', 'files.example'],
      '>',
    ],
  ],
  [
    'https://bank.example@files.example/',
    [
      [
        'https://bank.example@files.example/',
        'https://bank.example@files.example/',
        'files.example',
      ],
    ],
  ],
  ['https://[', ['https://[']],
  ['javascript:alert(1) mailto:a@b.example', ['javascript:alert(1) mailto:a@b.example']],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('letters that only look like a host link to the real host', () => {
  // The first letter is Cyrillic.
  const [link] = linked('https://\u0430pple.example/');
  expect(link).toMatchObject({ href: 'https://xn--pple-43d.example/' });
});
