import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const add = (line: string) => (text: string) => `${text}\n${line}\n`;
const change = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

/** Each false statement, the document it is planted in, and what must be found. */
const planted: readonly [string, string, (text: string) => string, RegExp][] = [
  ['path', 'README.md', add('`apps/gone.ts`'), /^README\.md:\d+ — there is no file apps\/gone/],
  ['folder', 'README.md', add('`apps/gone/`'), /^README\.md:\d+ — there is no folder apps\/gone/],
  ['link', 'README.md', add('[it](docs/gone.png)'), /^README\.md:\d+ — there is no file docs\/g/],
  ['command', 'README.md', add('`npm run chek`'), /^README\.md:\d+ — there is no command npm/],
  [
    'name',
    'README.md',
    add('`npm run e2e -- dekstop`'),
    /^README\.md:\d+ — npm run e2e does not know/,
  ],
  ['count', 'README.md', change('13 questions', 'nine questions'), /^README\.md — says “nine”/],
  ['port', 'README.md', change(':4321', ':4322'), /^README\.md — says “4322” where deploy\/dev/],
  [
    'default',
    'CONTRIBUTING.md',
    change('it sixty days', 'it fifty days'),
    /^CONTR.*says “fifty” where/,
  ],
  [
    'arrow',
    'ARCHITECTURE.md',
    change('  platform --> contract\n', '  contract --> platform\n'),
    /^ARCHITECTURE\.md — draws contract --> platform/,
  ],
];

let status: number | null = null;
let lines: string[] = [];

// One run for all of them: it reads every document and every test.
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const texts = new Map<string, string>();
  for (const [what, path, plant] of planted) {
    const before = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, plant(before));
    if (texts.get(path) === before) throw new Error(`${path} has no place for a false ${what}.`);
  }
  const instead = [...texts].flatMap(([path, text]) => {
    writeFileSync(join(folder, path), text);
    return ['--instead', `${path}=${join(folder, path)}`];
  });
  const checkDocs = join(import.meta.dirname, 'check-docs.ts');
  const run = spawnSync(process.execPath, [checkDocs, ...instead], { encoding: 'utf8' });
  ({ status } = run);
  lines = run.stdout.split('\n');
  rmSync(folder, { recursive: true });
}, 120_000);

test.each(planted)('a planted false %s in %s is refused', (_, __, ___, finding) => {
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(finding));
});
