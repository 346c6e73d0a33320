import { provider } from '@studio/tests/support/provider.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { smtpServer, type TestSmtp } from '@studio/tests/support/smtp.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';

const WITHIN_SECONDS = 120;
const GIVE_UP_MS = 5 * 60_000;

/** How long it took until a mail arrived whose subject starts with this text. */
async function secondsUntil(mails: TestSmtp, begins: string): Promise<number> {
  const started = performance.now();
  await eventually(() => {
    const subjects = mails.received.map(({ mail }) => mail.subject ?? '');
    if (!subjects.some((subject) => subject.startsWith(begins))) throw new Error('No mail yet.');
  }, GIVE_UP_MS);
  return (performance.now() - started) / 1_000;
}

/** PostgreSQL is killed and stays down: the API must report that without it, and nothing untrue once it is back. */
export async function deadDatabase(report: Report): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using mails = await smtpServer();
  await using web = await provider();
  const env = settings(cluster.url, {
    INTAKE_SMTP_URL: mails.url,
    INTAKE_ALARM_TO: 'night@company.example',
    INTAKE_ALARM_SMTP_URL: mails.url,
    INTAKE_ALARM_WEBHOOK_URL: web.url,
  });
  await using api = supervise('api', env);
  await api.up();
  await using worker = supervise('worker', env);
  await worker.up();
  await cluster.kill();
  const noticed = await secondsUntil(mails, 'Alarm: database');
  // Long enough that the worker would count as silent if it were checked.
  await new Promise((resolve) => setTimeout(resolve, 90_000));
  await cluster.start();
  const cleared = await secondsUntil(mails, 'Over: database');
  await new Promise((resolve) => setTimeout(resolve, 30_000));

  report.record(
    'alarm after the kill, all-clear after the start',
    `${noticed.toFixed(0)} s, ${cleared.toFixed(0)} s`,
  );
  report.must(noticed <= WITHIN_SECONDS, 'The alarm took more than two minutes.');
  report.must(web.calls.length === 2, 'The webhook did not get alarm and all-clear, once each.');
  report.must(
    mails.received.every(({ mail }) => !mail.subject?.includes('worker')),
    'The worker was called silent while PostgreSQL was away.',
  );
}
