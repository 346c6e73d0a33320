import { mkdirSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { wireFields } from '@studio/contract';
import { heldWatch } from '@studio/enquiries/alarms/held-watch.ts';
import { responseTargetWatch } from '@studio/enquiries/alarms/response-target-watch.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { probe } from '@studio/enquiries/jobs/probe.job.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from './support/database.ts';
import { addressOf, freePort } from './support/processes.ts';
import { beginRehearsal, enquire, entryOf, isOver, type Rehearsal } from './support/rehearsal.ts';
import { addColleague } from './support/replies.ts';
import { responseTarget } from './support/response-target.ts';
import { runFrom } from './support/runbook.ts';
import { asRole } from './support/settings.ts';

/**
 * Alerts about people who wait and about parts beside the intake, caused as in alert-rehearsals.test.ts. The worker
 * looks at held and due enquiries once a minute; here its watches are run at once.
 */
let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = await beginRehearsal();
});
afterEach(() => rehearsal[Symbol.asyncDispose]());

it('held for too long, and an answer that is due: the entries lead to the enquiry; both wake no one', async () => {
  const { database, env, watchedApi } = rehearsal;
  const watched = await watchedApi();
  const held = await enquire(watched.api, { [wireFields.honeypot]: 'http://spam.example' });
  await database.pool.query(`update enquiries set received_at = now() - interval '9 days'`);
  const lookAtHeld = heldWatch(database.db, responseTarget);
  await lookAtHeld();
  const { look, fix } = await entryOf(watched, 'HeldEnquiryOverdue');
  expect(await runFrom(look, 'intake held list', env())).toContain(held);
  const release = fix.replaceAll('<reference>', held);
  expect(await runFrom(release, 'intake held release', env())).toContain(held);
  await lookAtHeld();
  await isOver(watched, 'HeldEnquiryOverdue');

  // As a worker does that takes it up.
  await database.pool.query(`update enquiries set state = 'planned'`);
  await backfillWork(database.db, responseTarget);
  await addColleague(database, 'Asha');
  await database.pool.query(
    `update enquiry_work set warn_at = now() - interval '2 hours', due_at = now() - interval '1 hour'`,
  );
  await responseTargetWatch(database.db)();
  const due = await entryOf(watched, 'AnswerDue');
  const shown = due.fix.replaceAll('<reference>', held);
  expect(await runFrom(shown, 'intake enquiries show', env())).toContain(held);
  const firing = await watched.prometheus.firing();
  const pages = firing.filter(({ labels }) => labels['severity'] === 'page');
  // No worker runs here, which is a page of its own.
  expect(pages.map(({ labels }) => labels['alertname'])).not.toContain('AlarmOpen');
});

it('a form that takes no probe pages: the entry leads to the sentence', async () => {
  const { database, env, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  await start('worker', env({ INTAKE_SITE_URL: 'http://127.0.0.1:9' }));
  const queue = await openQueue(database, 'producer', silentLog);
  await queue.boss.send(probe.name, null);
  await queue.stop();
  const { look } = await entryOf(watched, 'AlarmOpen');
  expect(look).toContain('/readyz');
  const ready = await (await fetch(`${addressOf(watched.api)}/readyz`)).text();
  expect(ready).toContain('The contact form did not accept a probe.');
});

it('an address is mail-bombed through the form: the entry leads to what was suppressed', async () => {
  const { env, smtp, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  const email = 'victim@menon.example';
  await Promise.all(Array.from({ length: 104 }, () => enquire(watched.api, { email })));
  const here = env({ INTAKE_SEND_RECEIPTS: 'true' });
  await start('worker', here);
  const { look } = await entryOf(watched, 'MailsSuppressedHigh');
  expect(await runFrom(look, 'intake enquiries list', here)).toContain('suppressed');
  const toThem = smtp.received.filter(({ mail }) => mail.messageId?.includes('acknowledgement'));
  expect(toThem.length).toBeLessThanOrEqual(2);
});

it('the content service ends: the entry says what is kept, and starting it ends the alert', async () => {
  const { database, folder, start, watchedApi } = rehearsal;
  const repository = path.join(folder, 'content.git');
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  mkdirSync(path.join(folder, 'editor'));
  writeFileSync(path.join(folder, 'editor/keystatic.html'), '');
  const port = await freePort();
  const here = {
    PATH: process.env['PATH'] ?? '',
    PUBLISH_PORT: String(port),
    PUBLISH_DATABASE_URL: asRole(database.url, 'intake_publish'),
    PUBLISH_ORIGIN: 'https://edit.company.example',
    PUBLISH_REPOSITORY: repository,
    PUBLISH_EDITIONS: path.join(folder, 'editions'),
    PUBLISH_EDITOR_FOLDER: path.join(folder, 'editor'),
    DESK_OIDC_ISSUER: 'https://sign-in.company.example',
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'secret',
    DESK_ROLES: 'writers=editor,heads=publisher',
  };
  const service = await start('publish', here);
  const watched = await watchedApi(`127.0.0.1:${port}`);
  await service.end('SIGKILL');
  const { doNot } = await entryOf(watched, 'EditorDown');
  expect(doNot).toContain('/var/lib/studio-publish');
  await start('publish', here);
  await isOver(watched, 'EditorDown');
});
