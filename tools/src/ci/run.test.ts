import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const steps = path.resolve('.ci/steps');
const report = path.join(import.meta.dirname, 'report.ts');

test('a failure in the first step does not hide one in the last, or a step that hangs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const script = `
    . '${steps}'
    step first 60 sh -c 'echo The first is broken.; exit 1'
    step hangs 1 sleep 600
    step last 60 sh -c 'echo The last is broken.; exit 1'
    exec '${process.execPath}' '${report}'`;
  const { status, stdout } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  const [, summary = ''] = stdout.split('-- first failed', 2);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^== first \(\d+s\)$/mu);
  expect(summary).toContain('The first is broken.');
  expect(summary).toContain('Stopped after its limit of 1 s.');
  expect(summary).toContain('The last is broken.');
  expect(summary.trimEnd()).toMatch(/^0 passed, 3 failed$/mu);
});
