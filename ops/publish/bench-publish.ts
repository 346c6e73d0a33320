// How long visitors wait for new content, with the real build: npm run bench -- publish
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { wholeEdition } from '../../apps/publish/tests/support/edition.ts';
import { publishingBench } from '../../apps/publish/tests/support/killed-publishing.ts';
import { withReport } from '../report.ts';

const GOAL_S = 60;
const RETURN_GOAL_S = 5;

const seconds = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return Math.round((performance.now() - began) / 100) / 10;
};

await withReport('Publishing', async (report) => {
  using bench = publishingBench('real');
  const publish = () => seconds(() => once(bench.start(), 'exit'));
  report.record('first edition, seconds', await publish());
  await bench.save();
  const later = await publish();
  const progress = await bench.editions.progress();
  const { newFiles } = await bench.editions.read(2);
  report.record('a changed sentence to live, seconds', later);
  for (const [step, took] of Object.entries(progress?.took ?? {}))
    report.record(`  of these: ${step}`, took);
  report.record('files that are new', newFiles);
  const back = await seconds(() => bench.publisher.returnTo(1, 'A test'));
  report.record('return to the edition before, seconds', back);
  report.record('processors, load', `${cpus().length}, ${(loadavg()[0] ?? 0).toFixed(1)}`);
  report.must((await wholeEdition(bench.root)) === 3, 'The edition returned to is not live.');
  report.must(later <= GOAL_S, `It took more than ${GOAL_S} seconds until new words were live.`);
  report.must(back <= RETURN_GOAL_S, `Returning took more than ${RETURN_GOAL_S} seconds.`);
});
