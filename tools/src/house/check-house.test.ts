import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const command = join(import.meta.dirname, 'check-house.ts');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'));
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

function check(...options: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [command, root, ...options], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

// Each of these starts Node, which takes its time on a busy machine.
describe('the command', { timeout: 60_000 }, () => {
  test('is content with a clean house, and does not look at what git ignores', () => {
    write('contract/src/lead.schema.ts', "import * as z from 'zod/mini';\n");
    write('dist/utils.ts', 'export default 1;\n');
    expect(check()).toEqual({ status: 0, lines: ['2 files read, faults found: 0.'] });
  });

  test('tells every fault in order and fails', () => {
    write('site/src/ui/b.ts', "import '#catalogue/load.ts';\nexport default 1;\n");
    write('site/src/ui/a.ts', 'export default 1;\n');
    const { status, lines } = check();
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(' — ')[0])).toEqual([
      'site/src/ui/a.ts:1',
      'site/src/ui/b.ts:1',
      'site/src/ui/b.ts:2',
      '3 files read, faults found: 3.',
    ]);
  });

  test('asks its questions only when told to, and they are no faults', () => {
    write('contract/src/long.ts', '\n'.repeat(151));
    expect(check().lines).toHaveLength(1);
    expect(check('--questions')).toEqual({
      status: 0,
      lines: [
        'contract/src/long.ts:151 — This module has 151 lines. Would it read better as two?',
        '2 files read, faults found: 0.',
      ],
    });
  });
});
