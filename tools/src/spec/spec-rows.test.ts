import { describe, expect, test } from 'vitest';
import { readSpecification } from './spec-rows.ts';

describe('the rows of the specification', () => {
  test('are read with their parts', () => {
    const markdown = [
      '# Rows',
      'A row reads - R9 like this.',
      'Built parts: home, contact form',
      '- R1 Home at / · shows its headline · part: home',
      "- R61 name required: 'Name is required*' · part: contact form",
      '- R82 Join subscribes',
    ].join('\n');
    expect(readSpecification(markdown)).toEqual({
      builtParts: ['home', 'contact form'],
      rows: [
        { id: 'R1', text: 'Home at / · shows its headline', part: 'home' },
        { id: 'R61', text: "name required: 'Name is required*'", part: 'contact form' },
        { id: 'R82', text: 'Join subscribes', part: undefined },
      ],
    });
  });

  test.each([
    ['# Nothing', 'docs/spec-rows.md holds no row. A row reads "- R1 text · part: name".'],
    ['- R1 a\n- R1 b', 'docs/spec-rows.md holds R1 twice. Give one of the rows a new number.'],
    ['- R1 a', 'docs/spec-rows.md has no line "Built parts: …". Add one, empty if none is built.'],
    [
      'Built parts: hme\n- R1 a · part: home',
      '"Built parts" names "hme", but no row has that part. Fix the spelling.',
    ],
  ])('%j is refused', (markdown, sentence) => {
    expect(() => readSpecification(markdown)).toThrow(sentence);
  });
});
