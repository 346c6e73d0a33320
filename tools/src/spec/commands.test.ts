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

function report(name: string, as = name) {
  copyFileSync(join(import.meta.dirname, 'fixtures', name), join(root, '.cache/reports', as));
}

function run(command: string) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, command)], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

// Each of these starts Node, which is slow on a busy machine.
describe('tally', { timeout: 60_000 }, () => {
  test('sums all reports and fails with them', () => {
    report('vitest.json');
    report('playwright.json');
    expect(run('count-tests.ts')).toEqual({ status: 1, lastLine: '3 passed, 6 failed, 4 skipped' });
  });

  test('fails if nothing ran', () => {
    expect(run('count-tests.ts')).toEqual({ status: 1, lastLine: '0 passed, 0 failed' });
  });

  test('succeeds if all that ran passed', () => {
    writeFileSync(
      join(root, '.cache/reports/unit.json'),
      JSON.stringify({
        config: { rootDir: '/repository' },
        suites: [{ specs: [{ title: 'a', file: 'a.spec.ts', tests: [{ status: 'expected' }] }] }],
        errors: [],
      }),
    );
    expect(run('count-tests.ts')).toEqual({ status: 0, lastLine: '1 passed, 0 failed' });
  });
});

describe('spec-coverage', { timeout: 60_000 }, () => {
  const rows = (text: string) => {
    writeFileSync(join(root, 'docs/spec-rows.md'), text);
  };

  test('fails for a row without a passing test', () => {
    report('vitest.json');
    report('vitest.json', 'e2e-without-extras.json');
    rows('- R61 Name\n');
    expect(run('spec-coverage.ts')).toEqual({
      status: 0,
      lastLine: 'As shipped: 1 rows are held by a passing test, 0 are not.',
    });
    rows('- R61 Name\n- R62 Company\n');
    expect(run('spec-coverage.ts')).toEqual({ status: 1, lastLine: '  R62  Company' });
  });

  test('fails for a row that the run without extras does not hold by itself', () => {
    report('vitest.json');
    rows('- R61 Name\n');
    expect(run('spec-coverage.ts')).toEqual({
      status: 1,
      lastLine: 'As shipped: 1 rows are held by a passing test, 0 are not.',
    });
  });
});
