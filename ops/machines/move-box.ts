import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { enquiries } from '../chaos/enquiries.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { runbookBlock } from '../faults/runbook.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Machines } from './machines.ts';
import type { Network } from './network.ts';
import { SERVICE } from './test-bed.ts';

const ENQUIRIES = 50;

interface Moved {
  /** The references that visitors of the single host received, by their keys. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly seconds: number;
}

/**
 * A single host accepts enquiries, and its database is moved to the machines with the commands of docs/runbook.md,
 * run unchanged except for the paths they name. None is delivered before: their jobs must move too.
 */
export async function moveBox(
  network: Network,
  machines: Machines,
  folder: string,
): Promise<Moved> {
  await using box = await startedCluster();
  await prepareDatabase(box.url);
  await using api = supervise('api', settings(box.url));
  const client = enquiryClient(addressOf(await api.up()));
  const visitors = enquiries(client, seededRandom(3), 'Box');
  visitors.begin(ENQUIRIES);
  await visitors.settle();
  client.close();

  const dump = path.join(folder, 'box.dump');
  const [stop = '', take = '', put = ''] = runbookBlock(
    "## Move a box's database to three machines",
    'sh',
  ).split('\n');
  if (!stop.startsWith('systemctl stop ')) throw new Error(`The box is not stopped first: ${stop}`);
  const began = performance.now();
  const here = (line: string) => line.replaceAll('/var/tmp/intake.dump', dump);
  const run = (words: readonly string[], line: string) =>
    execFileSync(words[0] ?? '', [...words.slice(1), line], { stdio: 'pipe' });
  run(
    ['bash', '-euc'],
    here(take)
      .replace('runuser -u postgres -- ', '')
      .replace(/ intake$/u, ` '${box.url}'`),
  );
  run(
    [...network.on(SERVICE), 'bash', '-euc'],
    here(put).replace('/etc/studio/owner-url', machines.urlFileOf('intake')),
  );
  rmSync(dump);
  return { acknowledged: visitors.acknowledged, seconds: (performance.now() - began) / 1_000 };
}
