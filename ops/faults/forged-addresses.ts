import { addressOf } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient, type EnquiryClient } from '../enquiry-client.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';

const FORGED = 10_000;
const AT_ONCE = 100;
const LIMIT = 60;

const digits = (random: SeededRandom) => Math.floor(random.between(0, 256));
const address = (random: SeededRandom) => Array.from({ length: 4 }, () => digits(random)).join('.');

/** What people write into the header to be somebody else. */
const forgeries: readonly ((random: SeededRandom) => string)[] = [
  (random) => address(random),
  (random) => `${address(random)}, ${address(random)}`,
  (random) => `127.0.0.1, ${address(random)}`,
  (random) => `::ffff:${address(random)}`,
  (random) => `2001:db8:${digits(random).toString(16)}::1`,
  (random) => `"${address(random)}:4711"`,
  (random) => `${address(random)},,`,
  (random) => `unknown, ${address(random)}`,
  (random) => `${address(random)}\t`,
  () => '',
];

async function taken(client: EnquiryClient, forwarded: (value: string) => string): Promise<number> {
  const random = seededRandom(1);
  let count = 0;
  for (let sent = 0; sent < FORGED; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const forged = forgeries[index % forgeries.length]?.(random) ?? '';
        const headers = {
          'x-forwarded-for': forwarded(forged),
          forwarded: `for=${address(random)}`,
          'x-real-ip': address(random),
        };
        return client.post({ submissionkey: random.uuid() }, headers);
      }),
    );
    count += answers.filter((answer) => answer !== 'cut off' && answer.status < 300).length;
  }
  return count;
}

/** One visitor with ten thousand names, at the service itself and behind the proxy it trusts. */
export async function forgedAddresses(verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  const limits = { INTAKE_LIMIT_ADDRESS_SOFT: `${LIMIT}`, INTAKE_LIMIT_ADDRESS_HARD: `${LIMIT}` };
  await using direct = supervise('api', settings(cluster.url, limits));
  await using proxied = supervise(
    'api',
    settings(cluster.url, { ...limits, INTAKE_TRUSTED_PROXIES: '127.0.0.1' }),
  );
  const cases = [
    ['at the service itself', direct, (forged: string) => forged],
    // nginx adds the address it saw at the right of whatever the visitor wrote.
    ['behind the trusted proxy', proxied, (forged: string) => `${forged}, 203.0.113.9`],
  ] as const;
  for (const [place, service, forwarded] of cases) {
    const client = enquiryClient(addressOf(await service.up()));
    const count = await taken(client, forwarded);
    client.close();
    verdict.figure(`forged ${place}: sent, taken`, `${FORGED}, ${count}`);
    verdict.must(count === LIMIT, `Forged addresses ${place} moved the limit of ${LIMIT}.`);
  }
}
