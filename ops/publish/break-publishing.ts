// npm run fault -- publish
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeEdition } from '../../apps/publish/tests/support/edition.ts';
import {
  killWhilePublishing,
  publishingBench,
} from '../../apps/publish/tests/support/killed-publishing.ts';
import { withReport, type Report } from '../report.ts';
import { dayChange, releaseMeanwhile, remoteFaults } from './others-at-once.ts';

/** With a build of half a second, so that the other steps are hit too, and with the real one. */
const QUICK_KILLS = 44;
const REAL_KILLS = 6;
const TWICE = 5;
const VOLUME_MB = 6;

async function kills(report: Report): Promise<void> {
  const quick = await killWhilePublishing('quick', QUICK_KILLS);
  const real = await killWhilePublishing('real', REAL_KILLS);
  report.record('killed while publishing, with and without children', quick.kills + real.kills);
  report.record('of these with the real build', real.kills);
  report.record('edition already live at the kill', quick.shown + real.shown);
}

async function twoAtOnce(report: Report): Promise<void> {
  using bench = publishingBench('quick');
  for (let i = 0; i < TWICE; i += 1) {
    await bench.save();
    await Promise.all(
      [bench.start(), bench.start(), bench.start()].map((one) => once(one, 'exit')),
    );
    await wholeEdition(bench.root);
  }
  report.record('three processes publish at once, times', TWICE);
}

async function diskFull(report: Report): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${VOLUME_MB}m`, 'tmpfs', root]);
  try {
    using bench = publishingBench('quick', join(root, 'editions'));
    execFileSync('mkdir', [bench.root]);
    await once(bench.start(), 'exit');
    await bench.save();
    const room = Number(
      execFileSync('df', ['--output=avail', '-B1', root], { encoding: 'utf8' }).split('\n')[1],
    );
    const ballast = join(root, 'ballast');
    writeFileSync(ballast, Buffer.alloc(Math.max(room - 64 * 1024, 0)));
    await once(bench.start(), 'exit');
    const during = await wholeEdition(bench.root);
    rmSync(ballast);
    await once(bench.start(), 'exit');
    const after = await wholeEdition(bench.root);
    report.record('edition while the disk is full, and after', `${during}, ${after}`);
    report.must(during === 1, 'An edition became live while the disk was full.');
    report.must(after === 2, 'With room again, nothing could be published.');
  } finally {
    execFileSync('umount', ['--lazy', root]);
  }
}

await withReport('publish', async (report) => {
  await kills(report);
  await twoAtOnce(report);
  await releaseMeanwhile(report);
  await dayChange(report);
  await remoteFaults(report);
  await diskFull(report);
});
