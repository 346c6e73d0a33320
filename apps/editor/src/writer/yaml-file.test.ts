import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { dump, load } from './yaml-file.ts';

type Loaded = Record<string, unknown>;

const root = contentRoot();
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

/** A file after its value was changed in the form. */
const after = (text: string, change: (value: Loaded) => void): string => {
  const value = structuredClone(load(text)) as Loaded;
  change(value);
  return dump(value);
};

test.each(files)('%s is written as it was read', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(dump(load(text) as Loaded)).toBe(text);
});

test.each(files.filter(holdsText))('%s changes only in the changed lines', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const words = lastText(parse(text));
  const changed = after(text, (value) => {
    replaceText(value, words, 'Something else.');
  });
  const expected = structuredClone(parse(text) as Loaded);
  replaceText(expected, words, 'Something else.');
  expect(parse(changed)).toEqual(expected);
  const before = new Set(text.split('\n'));
  const added = changed.split('\n').filter((line) => !before.has(line));
  expect(added).not.toEqual([]);
  expect(added.filter((line) => !line.endsWith('Something else.'))).toEqual([]);
});

const page = `# Kept.
title: One
opening: >-
  Two
  three.
items:
  - title: First
    text: >-
      The first
      text.
  # Between.
  - title: Second
    text: Second text.
tags: [b, a]
day: 2026-11-15
`;

describe('a change', () => {
  test('of a word leaves everything else unchanged', () => {
    expect(after(page, (value) => (value['title'] = 'Two'))).toBe(
      page.replace('title: One', 'title: Two'),
    );
  });

  test('of a long text is folded', () => {
    const opening = 'Word '.repeat(30).trim();
    const changed = after(page, (value) => (value['opening'] = opening));
    expect(changed).toContain(`opening: >-\n  Word Word`);
    expect(Math.max(...changed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect((parse(changed) as Loaded)['opening']).toBe(opening);
  });

  test('of the order moves the lines', () => {
    const changed = after(page, (value) => (value['items'] as unknown[]).reverse());
    expect(changed).toContain(
      'items:\n  - title: Second\n    text: Second text.\n  - title: First\n    text: >-\n      The first\n',
    );
  });

  test('inside an entry of a list', () => {
    const changed = after(page, (value) => {
      (value['items'] as Loaded[])[1] = { title: 'Second', text: 'Other text.' };
    });
    expect(changed).toContain('The first\n      text.\n');
    expect(changed).toContain('    text: Other text.\n');
  });

  test('that adds and removes entries and fields', () => {
    const changed = after(page, (value) => {
      delete value['opening'];
      value['items'] = [
        ...(value['items'] as unknown[]).slice(1),
        { title: 'New', text: 'Newer.' },
      ];
    });
    expect(changed).toBe(
      '# Kept.\ntitle: One\nitems:\n  - title: Second\n    text: Second text.\n' +
        '  - title: New\n    text: Newer.\ntags: [b, a]\nday: 2026-11-15\n',
    );
  });

  test('a new field is where the form has it; an empty list is not written', () => {
    const { title, ...rest } = load(page) as Loaded;
    expect(dump({ title, line: 'New.', more: [], ...rest })).toContain(
      'title: One\nline: New.\nopening:',
    );
  });

  test('of a group: only what was filled in is written, and nothing if nothing was', () => {
    const { title, ...rest } = load(page) as Loaded;
    const left = { sample: false, steps: { text: undefined }, rows: [] };
    expect(dump({ title, case: left, ...rest })).toBe(page);
    const filled = { ...left, length: 'A year.' };
    expect(dump({ title, case: filled, ...rest })).toContain(
      'title: One\ncase:\n  sample: false\n  length: A year.\nopening:',
    );
    expect(dump({ title: 'One', case: left })).toBe('title: One\n');
  });

  test('of a list on one line stays on one line', () => {
    expect(after(page, (value) => (value['tags'] = ['c']))).toContain('tags: [c]\n');
  });

  test('of a day, which Keystatic passes as a Date', () => {
    expect(after(page, (value) => (value['day'] = new Date('2027-01-02')))).toContain(
      'day: 2027-01-02\n',
    );
  });
});

test('entries by id are a list in the form and a record in the file', () => {
  const text = '# Why.\none:\n  value: a\ntwo:\n  value: b\n';
  expect(load(text)).toMatchObject({ entries: [{ id: 'one', value: 'a' }, { id: 'two' }] });
  const changed = after(text, (value) => {
    (value['entries'] as Loaded[]).push({ id: 'three', value: null });
  });
  expect(changed).toBe(`${text}three:\n  value: null\n`);
});

test('entries by id can be sorted', () => {
  const text = '# Why.\none:\n  value: a\n# About two.\ntwo:\n  value: b\nthree:\n  value: c\n';
  expect(after(text, (value) => (value['entries'] as Loaded[]).reverse())).toBe(
    '# Why.\nthree:\n  value: c\n# About two.\ntwo:\n  value: b\none:\n  value: a\n',
  );
});

test('a file that is a list', () => {
  const text = '# Why.\n- page: one\n  words: [a, b]\n- page: two\n  words: [c]\n';
  expect(load(text)).toMatchObject({ entries: [{ page: 'one' }, { page: 'two' }] });
  expect(dump(load(text) as Loaded)).toBe(text);
  const change = (list: Loaded[]) => after(text, (value) => (value['entries'] = list));
  const [one, two] = (load(text) as { entries: Loaded[] }).entries as [Loaded, Loaded];
  expect(change([two, one])).toBe(
    '# Why.\n- page: two\n  words: [c]\n- page: one\n  words: [a, b]\n',
  );
  expect(change([one, { page: 'new' }])).toBe(
    '# Why.\n- page: one\n  words: [a, b]\n- page: new\n',
  );
  expect(change([])).toBe('# Why.\n[]\n');
  expect(after('# Why.\n[]\n', (value) => (value['entries'] = [one]))).toBe(
    '# Why.\n- page: one\n  words:\n    - a\n    - b\n',
  );
});

test('a new file', () => {
  expect(dump({ title: 'Where: here', order: 2, list: ['a'], $source: '' })).toBe(
    "title: 'Where: here'\norder: 2\nlist:\n  - a\n",
  );
});

test('invalid YAML is an error', () => {
  expect(() => load('a: 1\na: 2\n')).toThrow('Map keys must be unique');
});

function holdsText(file: string): boolean {
  return lastText(parse(readFileSync(join(root, file), 'utf8'))) !== '';
}

function lastText(value: unknown): string {
  const texts = JSON.stringify(value).match(/:"(?:[^"\\]|\\.)*"/g) ?? [];
  return JSON.parse(texts.at(-1)?.slice(1) ?? '""') as string;
}

function replaceText(value: unknown, from: string, to: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    if (item === from) Reflect.set(value, key, to);
    else replaceText(item, from, to);
}
