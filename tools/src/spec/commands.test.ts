import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function report(name: string) {
  copyFileSync(join(import.meta.dirname, 'fixtures', name), join(root, '.cache/reports', name));
}

function run(command: string) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, command)], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

// Each of these starts Node, which takes its time on a busy machine.
describe('tally', { timeout: 60_000 }, () => {
  test('sums all reports and fails with them', () => {
    report('vitest.json');
    report('playwright.json');
    expect(run('tally.ts')).toEqual({ status: 1, lastLine: '3 passed, 6 failed, 4 skipped' });
  });

  test('fails when nothing ran', () => {
    expect(run('tally.ts')).toEqual({ status: 1, lastLine: '0 passed, 0 failed' });
  });

  test('succeeds when all that ran passed', () => {
    writeFileSync(
      join(root, '.cache/reports/unit.json'),
      JSON.stringify({
        suites: [{ specs: [{ title: 'a', tests: [{ status: 'expected' }] }] }],
        errors: [],
      }),
    );
    expect(run('tally.ts')).toEqual({ status: 0, lastLine: '1 passed, 0 failed' });
  });
});

describe('spec-coverage', { timeout: 60_000 }, () => {
  test('fails for a built part, and only for that', () => {
    report('vitest.json');
    const rows = '- R61 Name · part: form\n- R62 Company · part: later\n';
    writeFileSync(join(root, 'docs/spec-rows.md'), `Built parts: form\n${rows}`);
    expect(run('spec-coverage.ts')).toEqual({
      status: 0,
      lastLine: 'Every row of the parts that are built is held by a passing test.',
    });
    writeFileSync(join(root, 'docs/spec-rows.md'), `Built parts: form, later\n${rows}`);
    expect(run('spec-coverage.ts')).toEqual({
      status: 1,
      lastLine: 'No passing test holds these rows of parts that are built: R62',
    });
  });
});
