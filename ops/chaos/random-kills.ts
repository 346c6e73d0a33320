import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { mailRecord } from '../mail-record.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';
import { enquiries } from './enquiries.ts';
import { countLosses } from './count-losses.ts';

export interface Scale {
  readonly killsOfEach: number;
  /** The minimum number of enquiries; missing ones are sent after the last kill. */
  readonly enquiries: number;
}

const IN_FLIGHT = 50;
const PER_SECOND = 20;
const BLOW_WITHIN_MS = 40;
const PAUSE_MS = { least: 500, most: 4_000 } as const;
// The lease of a worker killed while sending must expire before the queue empties. How long that takes depends on
// the machine, so the test only requires progress within this time.
const NO_MAIL_FOR_MS = 240_000;

/** Kills random processes, each while at least fifty enquiries wait for an answer. */
export async function randomKills(report: Report, seed: number, scale: Scale): Promise<void> {
  const random = seededRandom(seed);
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using mails = await mailRecord();
  const port = await freePort();
  const env = settings(cluster.url, {
    INTAKE_SMTP_URL: mails.url,
    INTAKE_SEND_RECEIPTS: 'false',
    INTAKE_PORT: String(port),
  });
  await using api = supervise('api', env);
  await using worker = supervise('worker', env);
  const database = {
    kill: async () => {
      await cluster.kill();
      await cluster.start();
    },
  };
  await Promise.all([api.up(), worker.up()]);

  const client = enquiryClient(`http://127.0.0.1:${port}`);
  const visitors = enquiries(client, random);
  const steady = setInterval(() => {
    visitors.begin(1);
  }, 1_000 / PER_SECOND);
  const blows = [api, worker, database].flatMap((victim) =>
    Array.from({ length: scale.killsOfEach }, () => victim),
  );
  for (const victim of random.shuffled(blows)) {
    await sleep(random.between(PAUSE_MS.least, PAUSE_MS.most));
    visitors.begin(IN_FLIGHT);
    await sleep(random.between(0, BLOW_WITHIN_MS));
    await victim.kill();
  }
  clearInterval(steady);
  while (visitors.sent() < scale.enquiries) {
    visitors.begin(IN_FLIGHT);
    await visitors.settle();
  }
  await visitors.settle();
  client.close();

  const drainedFrom = performance.now();
  const waiting = () =>
    [...visitors.acknowledged.values()].some((reference) => !mails.taken.has(reference));
  let lastMail = { count: mails.taken.size, at: drainedFrom };
  while (waiting() && performance.now() - lastMail.at < NO_MAIL_FOR_MS) {
    await sleep(500);
    if (mails.taken.size > lastMail.count)
      lastMail = { count: mails.taken.size, at: performance.now() };
  }
  const losses = await countLosses(cluster, visitors.acknowledged, mails);

  const ownEnds = [...api.ownEnds, ...worker.ownEnds];
  report.record('kills of API, worker, PostgreSQL, each', scale.killsOfEach);
  report.record('enquiries sent', visitors.sent());
  report.record('answers cut off, asked for again', visitors.cutOff());
  report.record('answers 503, asked for again', visitors.refused.get(503) ?? 0);
  report.record('acknowledged', visitors.acknowledged.size);
  report.record('stored', losses.stored);
  report.record('acknowledged and lost', losses.lost);
  report.record('duplicate rows', losses.duplicateRows);
  report.record('acknowledged and not delivered', losses.undelivered);
  report.record('mails sent again', losses.sentAgain);
  report.record('last mail after the last answer, s', seconds(drainedFrom));
  report.record('processes that ended by themselves', ownEnds.length);
  report.must(ownEnds.length === 0, `A process ended by itself: ${ownEnds[0] ?? ''}`);
  report.must(
    visitors.acknowledged.size === visitors.sent(),
    'A visitor was never told that the enquiry is stored.',
  );
  report.must(
    [...visitors.refused.keys()].every((status) => status === 503),
    `Answers other than 503 came while parts were down: ${[...visitors.refused.keys()].join(', ')}.`,
  );
  report.must(losses.lost === 0, 'An acknowledged enquiry is not in the table.');
  report.must(losses.duplicateRows === 0, 'An enquiry is in the table twice.');
  report.must(losses.undelivered === 0, 'An acknowledged enquiry was not delivered.');
  // Killing the API cannot cause a duplicate mail; only killing the worker or its database can.
  report.must(
    losses.sentAgain <= 2 * scale.killsOfEach,
    'More than one mail was sent again for each kill.',
  );
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
