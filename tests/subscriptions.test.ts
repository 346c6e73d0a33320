import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wireFields } from '@studio/contract';
import { askedPath, confirmPath, leavePath, subscriptionsPath } from '@studio/contract/paths';
import { systemClock } from '@studio/platform/clock.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { subscribersCsv } from '@studio/worker/cli/export-csv.ts';
import { silentLog } from './support/database.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url });
  await service.startWorker();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const ask = (email: string, headers: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url: subscriptionsPath,
    payload: { name: 'Asha', email },
    headers,
  });
const askAsProgram = (email: string) =>
  service.app.inject({
    method: 'POST',
    url: subscriptionsPath,
    payload: { name: 'Asha', email, [wireFields.honeypot]: 'Buy now' },
  });
const stateOf = async (email: string) =>
  service.database.db
    .selectFrom('subscriptions')
    .select('state')
    .where('email', '=', email)
    .execute();
const pathOf = (url: string | undefined) => (url ?? '').replace('https://www.company.example', '');

async function mailTo(email: string) {
  return eventually(() => {
    const found = smtp.received.filter(({ envelopeTo }) => envelopeTo.includes(email)).at(-1);
    if (!found) throw new Error('No mail yet.');
    return found.mail;
  });
}

it('R82 subscribes, confirms by a link in a mail that needs a click, and unsubscribes by one click', async () => {
  const email = 'asha@menon.example';
  expect((await ask(email)).statusCode).toBe(202);
  expect(await stateOf(email)).toEqual([{ state: 'pending' }]);
  const mail = await mailTo(email);
  expect(mail.text).not.toContain('Asha');
  const confirm = pathOf(/https:\S+confirm\S+/.exec(mail.text ?? '')?.[0]);
  const page = await service.app.inject(confirm);
  expect(page.body).toContain('<button type="submit" data-intake-button="">Confirm</button>');
  expect(await stateOf(email)).toEqual([{ state: 'pending' }]);
  const done = await service.app.inject({ method: 'POST', url: confirm });
  expect(done.body).toContain('You are subscribed');
  expect(await stateOf(email)).toEqual([{ state: 'confirmed' }]);

  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const leave = pathOf(/<(https:[^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1]);
  expect((await service.app.inject(leave)).body).toContain('Leave the list');
  const left = await service.app.inject({
    method: 'POST',
    url: leave,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(left.statusCode).toBe(200);
  expect(await stateOf(email)).toEqual([]);
});

it('confirmed subscribers are exported, and the link beside each takes them off the list', async () => {
  const email = 'ravi@menon.example';
  await ask('asked@menon.example');
  await ask(email);
  const { text = '' } = await mailTo(email);
  const confirm = pathOf(/https:\S+confirm\S+/.exec(text)?.[0]);
  await service.app.inject({ method: 'POST', url: confirm });
  const { config, database } = service;
  const csv = await subscribersCsv({ config, database, log: silentLog, args: [] });
  const [header, ...people] = csv.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFF"name","email","leave"');
  expect(people).toEqual([expect.stringContaining(`,"${email}","https://`)]);
  const leave = pathOf(/https:[^"]+/.exec(people[0] ?? '')?.[0]);
  await service.app.inject({ method: 'POST', url: leave });
  expect(await stateOf(email)).toEqual([]);
});

it('R82 the same address twice is one row, one mail, and the same answer', async () => {
  const first = await ask('twice@menon.example');
  const second = await ask('Twice@menon.example');
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  await mailTo('twice@menon.example');
  // A request is stored with its job: without another job no other mail will come.
  const { rows: jobs } = await service.database.pool.query(
    `select 1 from pgboss.job where name = 'confirm-subscription'
       and data ->> 'subscriptionId' in (select id::text from subscriptions where lower(email) = 'twice@menon.example')`,
  );
  expect(jobs).toHaveLength(1);
  const mails = smtp.received.filter(({ envelopeTo }) =>
    envelopeTo.some((address) => address.toLowerCase() === 'twice@menon.example'),
  );
  expect(mails).toHaveLength(1);
  const { rows } = await service.database.pool.query(
    `select 1 from subscriptions where lower(email) = 'twice@menon.example'`,
  );
  expect(rows).toHaveLength(1);
});

it('R82 a browser without script gets a page that says what happens next', async () => {
  const answer = await service.app.inject({
    method: 'POST',
    url: subscriptionsPath,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha&email=noscript%40menon.example',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, askedPath]);
  expect((await service.app.inject(askedPath)).body).toContain('Check your email');
});

it('422 by field, 403 from another site, 410 for a link that is forged or expired', async () => {
  const invalid = await ask('asha');
  expect(invalid.statusCode).toBe(422);
  expect(invalid.json()).toMatchObject({ errors: { email: 'Invalid email format*' } });
  const foreign = await ask('x@menon.example', { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  const forged = await service.app.inject(`${confirmPath}?token=a.0.b`);
  expect(forged.statusCode).toBe(410);
});

it.each([
  ['confirm', confirmPath, 'Your subscription could not be confirmed just now.'],
  ['leave', leavePath, 'You could not be taken off the list just now.'],
] as const)(
  '503 while a link to %s cannot be followed, in words about it',
  async (use, path, words) => {
    await using broken = await testService();
    await broken.database.pool.query('alter table subscriptions rename to subscriptions_away');
    const token = signedTokens(broken.config.secret, systemClock).issue(use, randomUUID());
    const answer = await broken.app.inject({
      method: 'POST',
      url: `${path}?token=${encodeURIComponent(token)}`,
      headers: { accept: 'text/html' },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('message');
  },
);

it('a program that fills in the hidden field gets the usual answer, and no mail is sent', async () => {
  const [person, program] = [
    await ask('one@menon.example'),
    await askAsProgram('two@menon.example'),
  ];
  expect(program.statusCode).toBe(person.statusCode);
  expect(program.body).toBe(person.body);
  expect(await stateOf('two@menon.example')).toEqual([]);
});
