import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ownSettings } from '@studio/contract/own-secrets';
import { addressOf } from '@studio/tests/support/processes.ts';
import { provider, type ProviderMood } from '@studio/tests/support/provider.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { smtpServer, type SmtpMood } from '@studio/tests/support/smtp.ts';
import { startedCluster, type Cluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';

interface Fault {
  readonly name: string;
  readonly web: ProviderMood;
  /** What a mail server does that comes nearest; 451 is "later" there. */
  readonly smtp: SmtpMood;
  /** Deliveries of one enquiry that wait for a person. */
  readonly parks: number;
}

const ENQUIRIES = 2;
const CHANNELS = 3;
const RECOVER_WITHIN_MS = 60_000;
const CLI = path.join(import.meta.dirname, '../../apps/worker/src/cli/intake.ts');

const faults: readonly Fault[] = [
  { name: '429', web: { status: 429 }, smtp: 'busy', parks: 0 },
  { name: '451', web: { status: 451 }, smtp: 'busy', parks: 2 },
  { name: '403', web: { status: 403 }, smtp: 'refuses', parks: 3 },
  { name: '500', web: { status: 500 }, smtp: 'busy', parks: 0 },
  { name: 'hang', web: 'hangs', smtp: 'hangs', parks: 0 },
  { name: 'reset', web: 'resets', smtp: 'resets', parks: 0 },
  { name: 'accept, then drop', web: 'drops', smtp: 'drops', parks: 0 },
];

const count = async (cluster: Cluster, from: string): Promise<number> =>
  (await cluster.query<{ count: number }>(`select count(*)::int as count from ${from}`))[0]
    ?.count ?? 0;

async function reaches(cluster: Cluster, from: string, wanted: number, withinMs: number) {
  await eventually(async () => {
    const found = await count(cluster, from);
    if (found !== wanted) throw new Error(`${found} of ${wanted} in ${from}`);
  }, withinMs);
}

async function suffer(fault: Fault, verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using smtp = await smtpServer();
  await using emailjs = await provider();
  await using webhook = await provider();
  await using alarm = await provider();
  smtp.mood = fault.smtp;
  emailjs.mood = fault.web;
  webhook.mood = fault.web;
  const env = settings(cluster.url, {
    INTAKE_CHANNELS: 'smtp,emailjs,webhook',
    INTAKE_ACKNOWLEDGE: 'no',
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_EMAILJS_URL: emailjs.url,
    INTAKE_EMAILJS_SERVICE_ID: 'service',
    INTAKE_EMAILJS_PUBLIC_KEY: 'public',
    INTAKE_EMAILJS_PRIVATE_KEY: 'private',
    INTAKE_EMAILJS_TEMPLATE_ID: 'template',
    INTAKE_WEBHOOK_URL: webhook.url,
    INTAKE_WEBHOOK_SECRET: 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
    INTAKE_ALARM_URL: alarm.url,
  });
  await using api = supervise('api', env);
  await using worker = supervise('worker', env);
  await worker.up();
  const client = enquiryClient(addressOf(await api.up()));
  for (let sent = 0; sent < ENQUIRIES; sent += 1)
    await client.post({ submissionkey: randomUUID() });
  client.close();

  const failed = `(select distinct delivery_id from attempts where finished_at is not null) as tried`;
  await reaches(cluster, failed, ENQUIRIES * CHANNELS, 90_000);
  const parked = await count(cluster, `deliveries where state = 'parked'`);
  const parks = fault.parks * ENQUIRIES;
  const alarms = fault.parks;
  await eventually(() => {
    if (alarm.calls.length < alarms) throw new Error('Alarms are missing.');
  }, 20_000).catch(() => undefined);

  smtp.mood = 'takes';
  emailjs.mood = { status: 200 };
  webhook.mood = { status: 200 };
  const healedAt = performance.now();
  if (parks > 0)
    execFileSync(process.execPath, [CLI, 'leads', 'redrive', '--all'], {
      env: ownSettings('operator', env),
    });
  const arrived = `deliveries where state = 'delivered'`;
  await reaches(cluster, arrived, ENQUIRIES * CHANNELS, RECOVER_WITHIN_MS).catch(() => undefined);
  const seconds = ((performance.now() - healedAt) / 1_000).toFixed(1);
  const delivered = await count(cluster, arrived);
  verdict.figure(
    `${fault.name}: parked, alarms, delivered, after`,
    `${parked}, ${alarm.calls.length}, ${delivered} of ${ENQUIRIES * CHANNELS}, ${seconds} s`,
  );
  verdict.must(parked === parks, `${fault.name}: ${parked} deliveries are parked, not ${parks}.`);
  verdict.must(alarm.calls.length >= alarms, `${fault.name}: parked without an alarm.`);
  verdict.must(
    delivered === ENQUIRIES * CHANNELS,
    `${fault.name}: not delivered 60 s after recovery.`,
  );
  const ids = new Set(smtp.received.map(({ mail }) => mail.messageId));
  verdict.must(ids.size === ENQUIRIES, `${fault.name}: a mail sent again changed its Message-ID.`);
}

/** Every fault a provider has, on all three channels at once, then its end. */
export async function providerFaults(verdict: Verdict): Promise<void> {
  for (const fault of faults) await suffer(fault, verdict);
}
