import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withContentFolder } from '@studio/content/reader/test-content/content-with.ts';

const site = join(import.meta.dirname, '..');

/** Runs the build on content with an old measurement. */
const build = () =>
  withContentFolder({ 'measurements.json': { 'lost.measured': '2020-01-31' } }, (root) => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['astro', 'build', '--outDir', join(root, '../dist-of-stale-measurements')],
      {
        cwd: site,
        encoding: 'utf8',
        env: {
          ...process.env,
          CONTENT_FOLDER: root,
          OLD_FIGURES: '',
          ALLOW_STALE_MEASUREMENTS: '',
        },
      },
    );
    return { status, said: `${stdout}${stderr}` };
  });

const sentence =
  'content/measurements.json, lost: was measured on 2020-01-31, more than 90 days ago. Measure it again: ' +
  'npm run proof -- budgets';

test('an old measurement stops the build with a sentence', { timeout: 120_000 }, () => {
  const { status, said } = build();
  expect(status).not.toBe(0);
  expect(said).toContain(sentence);
});
