import { addressOf } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient, referenceOf } from '../enquiry-client.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';

const KEYS = 1_000;
const TIMES = 20;
const KEYS_AT_ONCE = 50;

/** Each key twenty times at the same moment, spread over two processes that know nothing of each other. */
export async function keys(verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using one = supervise('api', settings(cluster.url));
  await using two = supervise('api', settings(cluster.url));
  const clients = [addressOf(await one.up()), addressOf(await two.up())].map(enquiryClient);
  const random = seededRandom(1);
  const references = new Map<string, Set<string>>();
  const statuses = new Map<string, number>();
  for (let round = 0; round < KEYS / KEYS_AT_ONCE; round += 1) {
    const fresh = Array.from({ length: KEYS_AT_ONCE }, () => random.uuid());
    const posts = random.shuffled(fresh.flatMap((key) => Array<string>(TIMES).fill(key)));
    await Promise.all(
      posts.map(async (submissionkey, index) => {
        const answer = await clients[index % 2]?.post({ submissionkey });
        const status =
          answer === undefined || answer === 'cut off' ? 'cut off' : `${answer.status}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (typeof answer === 'object' && answer.status < 300) {
          const told = references.get(submissionkey) ?? new Set<string>();
          references.set(submissionkey, told.add(referenceOf(answer.body)));
        }
      }),
    );
  }
  const [first] = references.keys();
  const other = await clients[0]?.post({ submissionkey: first, subject: 'Another body' });
  for (const client of clients) client.close();
  const [count] = await cluster.query<{ rows: number; jobs: number }>(
    `select (select count(*)::int from leads) as rows,
       (select count(*)::int from pgboss.job where name = 'deliver-lead') as jobs`,
  );
  const disagreed = [...references.values()].filter(({ size }) => size !== 1).length;
  verdict.figure('keys, each in parallel', `${KEYS} × ${TIMES}`);
  verdict.figure(
    'answers',
    [...statuses].map(([status, times]) => `${status}: ${times}`).join(', '),
  );
  verdict.figure('rows', count?.rows ?? 0);
  verdict.figure('jobs', count?.jobs ?? 0);
  verdict.figure('keys with two references', disagreed);
  verdict.must(
    count?.rows === KEYS && count.jobs === KEYS,
    'A key has not exactly one row and job.',
  );
  verdict.must(statuses.get('201') === KEYS, 'Not exactly one answer for each key was 201.');
  verdict.must(statuses.get('200') === KEYS * (TIMES - 1), 'A repeated key was not answered 200.');
  verdict.must(disagreed === 0, 'Two answers under one key named two references.');
  verdict.must(
    typeof other === 'object' && other.status === 409,
    'The same key with another body was not refused.',
  );
}
