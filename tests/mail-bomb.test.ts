import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subscriptionsPath } from '@studio/contract/paths';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { planDeliveriesHandler } from '@studio/worker/jobs/plan-deliveries.handler.ts';
import { attemptDelivery } from '@studio/worker/jobs/deliver.handler.ts';
import { reconcileHandler } from '@studio/worker/jobs/reconcile.handler.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import { clockedDatabase, type ClockedDatabase } from './support/clock.ts';
import { silentLog } from './support/database.ts';
import { withProbe } from './support/probe.ts';
import { responseTarget } from './support/response-target.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

const victim = 'victim@menon.example';
const spellings = ['victim@menon.example', 'Victim+a@menon.example', 'victim+b@MENON.example'];

let smtp: TestSmtp;
let database: ClockedDatabase;
let service: TestService;
beforeEach(async () => {
  smtp = await smtpServer();
  database = await clockedDatabase();
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const start = async (changes: Record<string, string> = {}) => {
  service = await testService({ INTAKE_SMTP_URL: smtp.url, ...changes }, database);
};
const sendFor = async (email: string) => {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), email });
  expect(answer.statusCode).toBe(201);
};
const subscribe = (email: string) =>
  service.post({ url: subscriptionsPath, payload: { name: 'Asha', email } });
const mailsTo = (isTheirs: (address: string) => boolean) =>
  smtp.received.filter(({ envelopeTo }) => envelopeTo.some((address) => isTheirs(address)));
const toVictim = () => mailsTo((address) => /^victim/iu.test(address));
const toSales = () => mailsTo((address) => !address.includes('menon'));
const rows = async (text: string) => (await database.pool.query(text)).rows as unknown[];
const settled = (withinMs?: number) =>
  eventually(async () => {
    expect(await rows(`select 1 from enquiries where state = 'accepted'`)).toEqual([]);
    expect(await rows(`select 1 from deliveries where state in ('pending', 'sending')`)).toEqual(
      [],
    );
  }, withinMs);
const cli = (name: string, config = service.config) =>
  (commands.get(name) as Command)({
    config,
    database: service.database,
    log: silentLog,
    args: [],
  });

const ENQUIRIES = isNightly ? 1_000 : 30;

it('one recipient gets two mails in an hour, however the address is spelled; sales get all', async () => {
  await start();
  // Two of them, each of which could take its own for the first mail.
  await service.startWorker();
  await service.startWorker();
  const addresses = Array.from(
    { length: ENQUIRIES },
    (_, at) => spellings[at % spellings.length] ?? victim,
  );
  for (let sent = 0; sent < ENQUIRIES; sent += 50)
    await Promise.all(addresses.slice(sent, sent + 50).map(sendFor));
  await sendFor('ravi@menon.example');
  await settled(600_000);
  expect(toVictim()).toHaveLength(2);
  expect(await rows(`select 1 from deliveries where state = 'suppressed'`)).toHaveLength(
    ENQUIRIES - 2,
  );
  expect(mailsTo((address) => address.startsWith('ravi'))).toHaveLength(1);
  expect(toSales()).toHaveLength(ENQUIRIES + 1);
  expect(await rows('select 1 from enquiries')).toHaveLength(ENQUIRIES + 1);
}, 900_000);

it('the spellings of one Gmail mailbox are one recipient', async () => {
  await start();
  const dotted = [1, 2, 3, 4, 5].map((at) => `${'victim'.slice(0, at)}.${'victim'.slice(at)}`);
  const addresses = [
    ...dotted.map((box) => `${box}@gmail.com`),
    'v.i.c.t.i.m+news@gmail.com',
    'victim@googlemail.com',
    'Vic.Tim@GoogleMail.com',
    'victim@gmail.com',
  ];
  for (const email of addresses) await sendFor(email);
  await service.startWorker();
  await settled();
  expect(mailsTo((address) => /@(?:gmail|googlemail)\.com$/iu.test(address))).toHaveLength(2);
  expect(await rows('select 1 from enquiries')).toHaveLength(addresses.length);
});

it('a /48 that takes a new /64 for each enquiry is held like one network', async () => {
  await start({ INTAKE_TRUSTED_PROXIES: '127.0.0.1', INTAKE_RATE_LIMIT_IP_HOLD: '10' });
  for (let at = 1; at <= 15; at += 1) {
    const answer = await service.postEnquiry(
      { idempotencykey: randomUUID(), email: `person${at}@menon.example` },
      { 'x-forwarded-for': `2001:db8:7:${at}::1` },
    );
    expect(answer.statusCode).toBe(201);
  }
  expect(await rows(`select 1 from enquiries where state = 'held'`)).toHaveLength(3);
});

it('a subscription counts with the enquiries, and the visitor sees the same answer', async () => {
  await start();
  await sendFor(victim);
  await sendFor(victim);
  const heeded = await subscribe('ravi@menon.example');
  const suppressed = await subscribe(victim);
  expect([suppressed.statusCode, suppressed.body]).toEqual([heeded.statusCode, heeded.body]);
  await service.startWorker();
  await eventually(async () => {
    expect(
      await rows(`select 1 from deliveries
        where purpose = 'confirmation' and state in ('delivered', 'suppressed')`),
    ).toHaveLength(2);
  });
  await settled();
  expect(toVictim()).toHaveLength(2);
});

it('the operator sees how many mails were suppressed, but not for whom', async () => {
  await start();
  for (const email of spellings) await sendFor(email);
  await service.startWorker();
  await settled();
  const { body } = await service.app.inject('/metrics');
  expect(body).toContain('mails_suppressed_last_day{purpose="acknowledgement"} 1');
  expect(await cli('doctor', await withProbe(service))).toContain(
    'Suppressed in the last day, because one address was named too often: 1 mails to visitors.',
  );
  expect(await cli('enquiries list')).toContain('suppressed');
  const log = service.logLines.join('');
  expect(log).toContain('a mail to a visitor was suppressed');
  const counts = await rows('select to_jsonb(v)::text as text from visitor_mail_counts v');
  for (const kept of [log, JSON.stringify(counts)]) expect(kept).not.toMatch(/victim|menon/iu);
});

it('after an hour the count is deleted and mails are sent again', async () => {
  await start();
  for (const email of spellings) await sendFor(email);
  await service.startWorker();
  await settled();
  const reconcile = reconcileHandler(
    database.db,
    service.queue,
    openChannels(service.config.channels),
    responseTarget,
  );
  await reconcile();
  expect(await rows('select 1 from visitor_mail_counts')).toHaveLength(2);
  await database.jump('61 minutes');
  await reconcile();
  expect(await rows('select 1 from visitor_mail_counts')).toEqual([]);
  await sendFor(victim);
  await settled();
  expect(toVictim()).toHaveLength(3);
});

it('mails that waited for a provider are not all sent at once', async () => {
  await start();
  const { config, queue } = service;
  const { db } = database;
  const routing = openChannels(config.channels);
  const channel = routing.channels.get('smtp');
  if (channel === undefined) throw new Error('There is no SMTP channel.');
  const links = {
    confirmUrl: () => '',
    enquiryUrl: () => Promise.resolve(''),
    howSoon: () => 'We answer within one business day.',
    leaveUrl: () => '',
  };
  const { secret } = config;
  const log = silentLog;
  const parts = { db, queue, routing, responseTarget, links, secret, log, channel };
  const tryAll = async () => {
    const waiting = db.selectFrom('deliveries').select('id').where('state', '=', 'pending');
    for (const { id } of await waiting.execute()) await attemptDelivery(parts, id, true);
  };
  smtp.behavior = 'busy';
  for (let hour = 0; hour < 3; hour += 1) {
    await sendFor(victim);
    await sendFor(victim);
    const jobs = await db.selectFrom('enquiries').select('id as enquiryId').execute();
    await planDeliveriesHandler(db, queue, routing, responseTarget)(jobs);
    await tryAll();
    await database.jump('50 minutes');
    await tryAll();
  }
  smtp.behavior = 'takes';
  await tryAll();
  channel.close();
  expect(toSales()).toHaveLength(6);
  expect(toVictim()).toHaveLength(2);
});

it('a network that subscribes too often causes no mails and gets the usual answer', async () => {
  await start({ INTAKE_RATE_LIMIT_IP_HOLD: '2' });
  const answers = [];
  for (const name of ['a', 'b', 'c', 'd']) answers.push(await subscribe(`${name}@menon.example`));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await rows('select email from subscriptions order by email')).toEqual([
    { email: 'a@menon.example' },
    { email: 'b@menon.example' },
  ]);
  const { body } = await service.app.inject('/metrics');
  expect(body).toContain('subscriptions_ignored_total 2');
  expect(service.logLines.join('')).toContain('a subscription request was ignored');
});
