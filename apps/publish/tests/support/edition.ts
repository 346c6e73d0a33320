import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition, Publishing } from '@studio/contract/publishing';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { faultsOf, type Manifest } from '#editions/manifest.ts';

export const stateOf = async (one: Browser): Promise<Publishing> =>
  (await one.get('/api/publishing')).json<Publishing>();

/** Publishes everything that was saved, and waits until it is live, refused or has failed. */
export async function publishAll(one: Browser): Promise<Publishing> {
  const { next } = await stateOf(one);
  const answer = await one.post('/api/publishing/publish', { next });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return settled(one);
}

/** Waits until the edition that is being made is live, refused or has failed. */
export async function settled(one: Browser): Promise<Publishing> {
  let state = await stateOf(one);
  await eventually(async () => {
    state = await stateOf(one);
    if (state.progress?.state === 'running') throw new Error('The edition is not finished.');
  }, 600_000);
  return state;
}

/** Returns the number of the live edition; throws if its files are damaged. */
export async function wholeEdition(root: string): Promise<number> {
  const folder = join(root, readlinkSync(join(root, 'live')));
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const faults = await faultsOf(join(folder, 'dist'), read('manifest.json') as Manifest);
  if (faults.length > 0 || !existsSync(join(folder, 'dist/index.html')))
    throw new Error(`The live edition is not whole: ${faults.join(', ')}`);
  return (read('edition.json') as Edition).number;
}
