import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { families, type Family } from './families.ts';

const root = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const all: [string, Family][] = Object.entries(families);

test('every family is a script of package.json, and every script of the runner a family', () => {
  const runner = 'exec node tools/src/commands/run.ts ';
  const ran = Object.entries(scripts).filter(([, line]) => line.startsWith(runner));
  expect(ran.map(([name]) => name).sort()).toEqual(all.map(([name]) => name).sort());
  for (const [name, line] of ran) expect(line).toBe(runner + name);
});

test('every file that a line names exists', () => {
  const lines = all.flatMap(([, { names }]) => Object.values(names).flat());
  const files = [...lines, ...Object.values(scripts)].flatMap(
    (line) => line.match(/(?:apps|deploy|ops|packages|tests|tools)\/[\w./-]+\.ts/gu) ?? [],
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
