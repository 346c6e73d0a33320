import { addressOf } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { smtpServer } from '@studio/tests/support/smtp.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';

const ENQUIRIES = 1_000;
const AT_ONCE = 50;
const MAILS = 2;
const WITHIN_MS = 4 * 60_000;

const spellings = [
  (tag: string) => `victim+${tag}@menon.example`,
  () => 'Victim@Menon.example',
  () => 'victim@menon.example',
] as const;

/** A thousand enquiries, as if from a thousand networks, all naming one person; two workers send. */
export async function mailBomb(verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using mails = await smtpServer();
  const env = settings(cluster.url, { INTAKE_SMTP_URL: mails.url });
  await using api = supervise('api', env);
  await using one = supervise('worker', env);
  await using two = supervise('worker', env);
  await Promise.all([api.up(), one.up(), two.up()]);
  const client = enquiryClient(addressOf(await api.up()));
  const random = seededRandom(1);
  let taken = 0;
  for (let sent = 0; sent < ENQUIRIES; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const spell = spellings[index % spellings.length] ?? spellings[1];
        const submissionkey = random.uuid();
        return client.post({ submissionkey, email: spell(submissionkey) });
      }),
    );
    taken += answers.filter((answer) => answer !== 'cut off' && answer.status === 201).length;
  }
  client.close();

  const count = async (condition: string): Promise<number> => {
    const [row] = await cluster.query<{ count: number }>(
      `select count(*)::int as count ${condition}`,
    );
    return row?.count ?? 0;
  };
  await eventually(async () => {
    const open = await count(`from deliveries where state in ('pending', 'sending')`);
    const planned = await count(`from leads where state = 'planned'`);
    if (open > 0 || planned < ENQUIRIES) throw new Error('Mails are still on their way.');
  }, WITHIN_MS).catch(() => undefined);
  const toVictim = mails.received.filter(({ envelopeTo }) =>
    envelopeTo.some((address) => /^victim/iu.test(address)),
  ).length;
  const toSales = mails.received.length - toVictim;
  const stored = await count('from leads');
  const withheld = await count(`from deliveries where state = 'withheld'`);

  verdict.figure('enquiries told "sent"', taken);
  verdict.figure('enquiries stored', stored);
  verdict.figure('mails to the victim', toVictim);
  verdict.figure('mails withheld', withheld);
  verdict.figure('mails to sales', toSales);
  verdict.must(taken === ENQUIRIES && stored === ENQUIRIES, 'An enquiry was refused or lost.');
  verdict.must(toSales === ENQUIRIES, 'Sales did not get every enquiry once.');
  verdict.must(toVictim <= MAILS, `The victim got more than ${MAILS} mails.`);
  verdict.must(toVictim + withheld === ENQUIRIES, 'A mail was neither sent nor withheld.');
}
