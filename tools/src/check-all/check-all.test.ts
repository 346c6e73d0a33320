import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function checked(scripts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    const file = join(import.meta.dirname, 'check-all.ts');
    const { status, stdout } = spawnSync(process.execPath, [file], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: stdout.replaceAll(/\d+ s/g, '0 s') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('one that fails shows why, and stops no other', { timeout: 60_000 }, () => {
  const { status, said } = checked({
    'check:words': 'echo a word is wrong && exit 3',
    'check:styles': 'echo all is well',
    build: 'exit 1',
  });
  expect(status).toBe(1);
  expect(said).toContain('check:words FAILED after 0 s\na word is wrong\n');
  expect(said).toContain('check:styles passed after 0 s\n');
  expect(said).toMatch(/Failed: check:words\.\nAll checks took 0 s\.\n$/);
});

test('all that pass are quiet', { timeout: 60_000 }, () => {
  const { status, said } = checked({ 'check:a': 'echo fine', 'check:b': 'echo fine' });
  expect(status).toBe(0);
  expect(said).not.toContain('fine');
});
