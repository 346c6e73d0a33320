// How long visitors wait for new words, with the real build: npm run bench -- publish
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { wholeEdition } from '../../apps/publish/tests/support/edition.ts';
import { publishingBench } from '../../apps/publish/tests/support/killed-publishing.ts';
import { withVerdict } from '../verdict.ts';

const GOAL_S = 60;
const RETURN_GOAL_S = 5;

const seconds = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return Math.round((performance.now() - began) / 100) / 10;
};

await withVerdict(
  'Publishing',
  async (verdict) => {
    using bench = publishingBench('real');
    const publish = () => seconds(() => once(bench.start(), 'exit'));
    verdict.figure('first edition, seconds', await publish());
    await bench.save();
    const later = await publish();
    const progress = await bench.editions.progress();
    const { newFiles } = await bench.editions.read(2);
    verdict.figure('a changed sentence to live, seconds', later);
    for (const [step, took] of Object.entries(progress?.took ?? {}))
      verdict.figure(`  of these: ${step}`, took);
    verdict.figure('files that are new', newFiles);
    const back = await seconds(() => bench.publisher.returnTo(1, 'A test'));
    verdict.figure('return to the edition before, seconds', back);
    verdict.figure('processors, load', `${cpus().length}, ${(loadavg()[0] ?? 0).toFixed(1)}`);
    verdict.must((await wholeEdition(bench.root)) === 3, 'The edition returned to is not live.');
    verdict.must(later <= GOAL_S, `It took more than ${GOAL_S} seconds until new words were live.`);
    verdict.must(back <= RETURN_GOAL_S, `Returning took more than ${RETURN_GOAL_S} seconds.`);
  },
  'bench-publish',
);
