import { describe, expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';
import { fieldInWords, describeChange } from './describe-change.ts';

const service = `title: Cloud Migration
tagline: Move once.
process:
  steps:
    - title: Look
      text: We read the old code.
    - title: Move
      text: Weekends are included. One service at a time.
tags: [a, b]
`;
const path = 'services/cloud-migration.yaml';
const described = (after: string, before = service) =>
  describeChange(path, before, after).fields.map(
    ({ field, pieces }) =>
      `${field}: ${pieces.map(({ kind, text }) => ({ same: text, was: `−${text}−`, now: `+${text}+` })[kind]).join(' ')}`,
  );

describe('the description of a change', () => {
  test('of a text: before and after', () => {
    expect(describeChange(path, service, service.replace('once', 'twice')).title).toBe(
      'Service: Cloud Migration',
    );
    expect(described(service.replace('once', 'twice'))).toEqual(['Tagline: Move −once.− +twice.+']);
  });

  test('inside an entry of a list', () => {
    expect(described(service.replace('Weekends are included. ', ''))).toEqual([
      'Process, Steps, entry 2, Text: −Weekends are included.− One service at a time.',
    ]);
  });

  test('of a list: entries that were added, removed or moved', () => {
    expect(described(service.replace('[a, b]', '[a, b, c]'))).toEqual(['Tags, entry 3: +c+']);
    expect(described(service.replace('[a, b]', '[b]'))).toEqual(['Tags: −a−']);
    expect(described(service.replace('[a, b]', '[b, a]'))).toEqual(['Tags: +the order changed+']);
  });

  test.each([
    ['one of two equal entries removed', '[a, a]', '[a]', ['Tags: −a−']],
    ['an entry added that is there already', '[a, b]', '[a, b, a]', ['Tags, entry 3: +a+']],
    [
      'one removed and another added elsewhere',
      '[a, b]',
      '[b, c]',
      ['Tags: −a−', 'Tags, entry 2: +c+'],
    ],
    [
      'one moved and another changed',
      '[a, b, c, d]',
      '[d, a, b, e]',
      ['Tags, entry 1: +d+', 'Tags, entry 4: −c− +e+', 'Tags: −d−'],
    ],
    ['a whole list', '[a, b]', '[]', ['Tags: −a−', 'Tags: −b−']],
  ])('of a list: %s', (_what, before, after, fields) => {
    const withTags = (tags: string) => service.replace('[a, b]', tags);
    expect(described(withTags(after), withTags(before))).toEqual(fields);
  });

  test('of a field that was added or removed, a switch and a number', () => {
    expect(described(`${service}sample: true\norder: 3\n`)).toEqual(['Sample: +on+', 'Order: +3+']);
    expect(described(service, `${service}sample: true\n`)).toEqual(['Sample: −on−']);
  });

  test('of a whole file, a picture and a comment', () => {
    const whole = (one: string, before?: string, after?: string) => {
      const { title, fields } = describeChange(one, before, after);
      return `${title}: ${fields[0]?.pieces[0]?.text ?? ''}`;
    };
    expect(whole(path, undefined, service)).toBe('Service: Cloud Migration: was added');
    expect(whole(path, service)).toBe('Service: Cloud Migration: was removed');
    expect(whole('pictures/x/room.jpg', 'a', 'b')).toBe('Picture: room.jpg: was replaced');
    expect(whole(path, service, `# Why.\n${service}`)).toContain('only a comment changed');
    expect(whole('facts.yaml', 'a: 1\n', 'a: 2\n')).toContain('Prices, durations and promises');
  });

  test('entries by id keep their id', () => {
    const facts = 'call:\n  least: 1\nvisit:\n  least: 2\n';
    expect(
      describeChange('facts.yaml', facts, facts.replace('least: 1', 'least: 3')).fields[0]?.field,
    ).toBe('“call”, Least');
  });
});

test('a long text is quoted around its first changed word', () => {
  const words = Array.from({ length: 60 }, (_, i) => `w${i}`).join(' ');
  expect(wordDiff(words, words.replace('w30', 'new'))).toEqual([
    { kind: 'same', text: '… w24 w25 w26 w27 w28 w29' },
    { kind: 'was', text: 'w30' },
    { kind: 'now', text: 'new' },
    { kind: 'same', text: 'w31 w32 w33 w34 w35 w36 …' },
  ]);
});

test('a field as the form names it', () => {
  expect(fieldInWords('process.steps.2.text')).toBe('Process, Steps, entry 3, Text');
});
