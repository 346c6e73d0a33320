import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wholeEdition } from './support/edition.ts';
import { killWhilePublishing, publishingBench } from './support/killed-publishing.ts';

const TIMEOUT_MS = 300_000;

it(
  'killed while publishing: the live edition is whole, and the next start publishes on',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    expect(await killWhilePublishing('quick', 4)).toMatchObject({ kills: 4 });
  },
);

it('the next start finishes or removes what a killed process left', async () => {
  using bench = publishingBench('quick');
  await once(bench.start(), 'exit');
  // What a kill between two steps leaves, which a random kill rarely hits.
  bench.files.git('update-ref', '-d', 'refs/editions/1');
  mkdirSync(join(bench.root, 'work-left'));
  mkdirSync(join(bench.root, 'editions/2/dist'), { recursive: true });
  symlinkSync('editions/2', join(bench.root, 'live.left'));
  const progress = await bench.editions.progress();
  if (!progress) throw new Error('An edition was made without recording its progress.');
  await bench.editions.writeProgress({ ...progress, number: 2, state: 'running' });
  await bench.publisher.repair();
  expect(await wholeEdition(bench.root)).toBe(1);
  expect(bench.files.git('rev-parse', 'refs/editions/1')).toBe(
    bench.files.git('rev-parse', 'next'),
  );
  expect(readdirSync(bench.root).sort()).toEqual(['editions', 'live', 'lock', 'progress.json']);
  expect(readdirSync(join(bench.root, 'editions'))).toEqual(['1']);
  expect(await bench.editions.progress()).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Nothing changed for visitors.') as string,
  });
});

it('two processes never publish at the same time', { timeout: TIMEOUT_MS }, async () => {
  using bench = publishingBench('quick');
  await once(bench.start(), 'exit');
  await bench.save();
  const said = await Promise.all(
    [bench.start(), bench.start()].map(async (child) => {
      let text = '';
      child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
      await once(child, 'close');
      return text;
    }),
  );
  // The second may also start after the first has ended.
  expect(said.filter((text) => text === 'busy\n').length).toBeLessThanOrEqual(1);
  expect(await wholeEdition(bench.root)).toBe(said.includes('busy\n') ? 2 : 3);
});

it('a damaged edition cannot be returned to', async () => {
  using bench = publishingBench('quick');
  await once(bench.start(), 'exit');
  writeFileSync(join(bench.root, 'editions/1/dist/index.html'), 'Changed by hand.');
  await expect(bench.publisher.returnTo(1, 'A test')).rejects.toThrow(
    'Edition 1 is damaged: index.html.',
  );
});
