import { addressOf } from '@studio/tests/support/processes.ts';
import { provider } from '@studio/tests/support/provider.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { smtpServer } from '@studio/tests/support/smtp.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';
import { secondsUntil } from './seconds-until.ts';

/** The worker is killed and nobody starts it again: the API has to say so, by itself. */
export async function deadWorker(verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using mails = await smtpServer();
  await using web = await provider();
  const env = settings(cluster.url, {
    INTAKE_SMTP_URL: mails.url,
    INTAKE_ALARM_TO: 'night@company.example',
    INTAKE_ALARM_SMTP_URL: mails.url,
    INTAKE_ALARM_URL: web.url,
  });
  await using api = supervise('api', env);
  await api.up();
  {
    await using worker = supervise('worker', env);
    await worker.up();
  }
  const noticed = await secondsUntil(mails, 'Alarm: worker');
  const ready = await fetch(`${addressOf(await api.up())}/readyz`);
  const { alarms } = (await ready.json()) as { alarms: string[] };
  await using again = supervise('worker', env);
  await again.up();
  const cleared = await secondsUntil(mails, 'Over: worker');

  verdict.figure(
    'alarm after the kill, all-clear after the start',
    `${noticed.toFixed(0)} s, ${cleared.toFixed(0)} s`,
  );
  verdict.figure('told by webhook', web.calls.length);
  verdict.must(
    web.calls.length === 2,
    'The webhook was not told of alarm and all-clear, once each.',
  );
  verdict.must(ready.status === 200 && alarms.length === 1, '/readyz does not tell the alarm.');
}
