import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const clock = new URL('shift-clock.ts', import.meta.url).href;

/** Runs a command line as if it were that day, with all processes that it starts. */
function runOn(day: string, line: string) {
  const [command = '', ...words] = line.split(' ');
  const env = { ...process.env, TEST_DAY: day, NODE_OPTIONS: `--import=${clock}` };
  const { status, stdout, stderr } = spawnSync(command, words, {
    ...{ cwd: project, encoding: 'utf8', env },
  });
  return { status, said: `${stdout}${stderr}` };
}

const inMonths = new Date(Date.now() + 120 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.each([inMonths, '2028-02-29'])(
  'content that no one has touched is checked and built on %s',
  { timeout: 900_000 },
  (day) => {
    const check = runOn(day, 'npm run --silent check:content');
    expect(check).toEqual({ status: 0, said: expect.stringContaining('Findings: 0.') as string });

    mkdirSync(join(project, '.cache'), { recursive: true });
    const dist = mkdtempSync(join(project, '.cache/years-later-'));
    try {
      // The commands of `npm run build`, but for the folder.
      for (const line of [
        'npm run --silent build -- fonts',
        `npx astro build --root apps/site --outDir ${dist}`,
        `node deploy/static-host/write-host-files.ts ${dist}`,
      ]) {
        const { status, said } = runOn(day, line);
        expect(status, said).toBe(0);
      }
      const contact = readFileSync(join(dist, '.well-known/security.txt'), 'utf8');
      expect(/^Expires: (\S+)$/mu.exec(contact)?.[1]?.localeCompare(day)).toBe(1);
    } finally {
      rmSync(dist, { recursive: true });
    }
  },
);

test('what is overdue is counted, and is no error', () => {
  const { said } = runOn('2028-02-29', 'npm run --silent check:content');
  expect(said).toMatch(/^Due: \d+ entries should be checked again/mu);
});
