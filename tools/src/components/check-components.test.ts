import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const command = join(import.meta.dirname, 'check-components.ts');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'components-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'dist/\n');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function check() {
  const { status, stdout } = spawnSync(process.execPath, [command, root], { encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

// Each of these starts Node, which is slow on a busy machine.
describe('the command', { timeout: 60_000 }, () => {
  test('passes for a clean tree, and does not check what git ignores', () => {
    write('apps/site/src/ui/Tag/Tag.tsx', 'export const Tag = () => null;\n');
    write('dist/Tag.tsx', 'export const Other = () => null;\n');
    expect(check()).toEqual({ status: 0, lines: ['2 files read, faults found: 0.'] });
  });

  test('reports every fault in order and fails', () => {
    write('apps/site/src/ui/b.tsx', '\nexport const One = 1;\nexport const Two = 2;\n');
    write('apps/site/src/ui/A.tsx', 'export const a = 1;\n');
    const { status, lines } = check();
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(' — ')[0])).toEqual([
      'apps/site/src/ui/A.tsx:1',
      'apps/site/src/ui/b.tsx:2',
      'apps/site/src/ui/b.tsx:3',
      '3 files read, faults found: 3.',
    ]);
  });
});
