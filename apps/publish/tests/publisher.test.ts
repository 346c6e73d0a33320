import type { Progress } from '@studio/contract/publishing';
import { silentLog } from '@studio/tests/support/database.ts';
import { expect, it } from 'vitest';
import { Busy, publisher } from '#editions/publisher.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { wholeEdition } from './support/edition.ts';
import { publishingBench } from './support/killed-publishing.ts';
import { quickBuilder } from './support/quick-builder.ts';

const fullDisk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** Publishes on a disk that is full whenever `isFull` says so of the progress to be written. */
async function startPublishing(isFull: (progress: Progress) => boolean = () => false) {
  const bench = publishingBench('quick');
  const { editions, files } = bench;
  const repository = editionRepository(files.folder);
  const { publish, repair, idle } = publisher({
    ...{ repository, builder: quickBuilder(), remote: undefined, log: silentLog },
    editions: {
      ...editions,
      writeProgress: (progress) =>
        isFull(progress) ? Promise.reject(fullDisk) : editions.writeProgress(progress),
    },
  });
  await repair();
  const order = { next: await repository.head(), by: 'A test' };
  return { bench, publish: () => publish(order), idle };
}

it('a page count that cannot be recorded does not stop an edition', async () => {
  const { bench, publish, idle } = await startPublishing(({ detail }) => detail !== '');
  using _ = bench;
  await publish();
  await idle();
  expect(await wholeEdition(bench.root)).toBe(1);
  expect(await bench.editions.progress()).toMatchObject({ state: 'live', problem: '' });
});

it('a step that cannot be recorded fails the edition with a sentence', async () => {
  const { bench, publish, idle } = await startPublishing(
    ({ step, state }) => step === 'pack' && state === 'running',
  );
  using _ = bench;
  await publish();
  await idle();
  expect(await bench.editions.liveNumber()).toBeUndefined();
  expect(await bench.editions.progress()).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('The disk of the server is full.') as string,
  });
});

it('work in progress is waited for, also after a second order was refused', async () => {
  const { bench, publish, idle } = await startPublishing();
  using _ = bench;
  await publish();
  await expect(publish()).rejects.toThrow(Busy);
  await idle();
  expect(await bench.editions.progress()).toMatchObject({ state: 'live' });
});
