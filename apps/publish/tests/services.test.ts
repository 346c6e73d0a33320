import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { dayIn } from '@studio/contract/zone-time';
import { askedPath, enquiriesPath } from '@studio/contract/paths';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import {
  addressOf,
  freePort,
  startProcess,
  type TestProcess,
} from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { asRole, settings as intakeSettings } from '@studio/tests/support/settings.ts';
import { smtpServer, type TestSmtp } from '@studio/tests/support/smtp.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Builder } from '#editions/site-builder.ts';
import { publishAll } from './support/edition.ts';
import { openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';
import { quickBuilder } from './support/quick-builder.ts';

const USED = 'the content of another edition is used';
const NOT_USED = 'the content of the live edition cannot be used';
/** Services look every five seconds; a busy machine must not fail the test. */
const SOON_MS = 60_000;

/** It is never the same day in both: they are 25 hours apart. */
const AHEAD = 'Pacific/Kiritimati';
const BEHIND = 'Pacific/Pago_Pago';
const SALES = 'sales@palani.example';

/** Also draws the one page that this test requests from the API; it names the company. */
const quick = quickBuilder();
const builder: Builder = {
  ...quick,
  async draw(work, onPage) {
    await quick.draw(work, onPage);
    const name = /^name: (.*)$/mu.exec(readFileSync(join(work, 'content/company.yaml'), 'utf8'));
    const places = ['heading', 'text', 'action', 'button', 'told', 'terms'];
    mkdirSync(join(work, 'dist/contact'), { recursive: true });
    writeFileSync(
      join(work, 'dist/contact/notice.html'),
      `<!doctype html><title data-intake-title></title><p>${name?.[1] ?? ''}</p>` +
        places.map((place) => `<div data-intake-${place}></div>`).join(''),
    );
  },
};

let publish: TestPublish;
let edith: Browser;
let paul: Browser;
let smtp: TestSmtp;
let services: {
  readonly api: TestProcess;
  readonly worker: TestProcess;
  readonly desk: TestProcess;
};
let staff: string;

beforeAll(async () => {
  publish = await testPublish({}, builder);
  edith = await publish.signIn('edith');
  paul = await publish.signIn('paul');
  await publishAll(paul);
  smtp = await smtpServer();
  const editions = publish.settings['PUBLISH_EDITIONS'] ?? '';
  const url = publish.settings['PUBLISH_DATABASE_URL'] ?? '';
  const env = intakeSettings(url, {
    INTAKE_EDITIONS: editions,
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_COMPANY_PATH: 'content/company.yaml',
    INTAKE_WORKING_HOURS_PATH: 'content/working-hours.yaml',
    INTAKE_SHEET_RULES_PATH: 'content/sheet.yaml',
    INTAKE_NOTICE_PAGE: 'apps/site/dist/contact/notice.html',
  });
  const desk = {
    DESK_DATABASE_URL: asRole(url, 'intake_desk'),
    DESK_ORIGIN: 'https://desk.company.example',
    DESK_OIDC_ISSUER: 'https://sign-in.company.example',
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'secret',
    DESK_ROLES: 'sales=sales',
    INTAKE_SECRET: env['INTAKE_SECRET'] ?? '',
    DESK_EDITIONS: editions,
    DESK_WORKING_HOURS_PATH: 'content/working-hours.yaml',
    DESK_TEMPLATES_FOLDER: 'content/replies',
    DESK_COMPANY_PATH: 'content/company.yaml',
    DESK_PORT: String(await freePort()),
  };
  services = {
    api: await startProcess('api', env),
    worker: await startProcess('worker', env),
    desk: await startProcess('desk-api', desk, { asItIs: true }),
  };
  const atDesk = await publish.signInAs('sales', 'Asha', 'desk');
  staff = `__Host-desk=${atDesk.cookies.get('__Host-desk') ?? ''}`;
});
afterAll(async () => {
  for (const one of Object.values(services)) await one[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await publish[Symbol.asyncDispose]();
});

async function change(path: string, from: string | RegExp, to: string): Promise<void> {
  const form = await openForm(edith, path);
  expect(form.text).toMatch(from);
  expect((await form.save(form.text.replace(from, to))).statusCode).toBe(200);
}
const times = (said: string, text: string): number => text.split(said).length - 1;
/** Waits until each service has logged the sentence this many times. */
const said = (sentence: string, count: number) =>
  eventually(() => {
    expect(Object.values(services).map((one) => times(sentence, one.output()))).toEqual(
      Object.keys(services).map(() => count),
    );
  }, SOON_MS);

const askDesk = async (path: string): Promise<unknown> => {
  const answer = await fetch(addressOf(services.desk) + path, {
    headers: { cookie: staff, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
/** Enters an absence that ends today in the one zone, and so yesterday in the other. */
async function awayUntilYesterday(): Promise<number> {
  const day = dayIn(new Date(), BEHIND);
  const answer = await fetch(`${addressOf(services.desk)}/api/absence`, {
    method: 'PUT',
    headers: {
      cookie: staff,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ firstDay: day, lastDay: day, handTo: null }),
  });
  return answer.status;
}
const noticePage = async (): Promise<string> =>
  (await fetch(addressOf(services.api) + askedPath)).text();
async function mailAfterEnquiry() {
  const before = smtp.received.length;
  const answer = await fetch(addressOf(services.api) + enquiriesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://www.company.example' },
    body: JSON.stringify({ ...validEnquiry, idempotencykey: crypto.randomUUID() }),
  });
  expect(answer.status).toBe(201);
  await eventually(() => {
    expect(smtp.received.length).toBeGreaterThan(before);
  }, SOON_MS);
  return smtp.received.at(-1)?.mail;
}

it('services use the content of the live edition', async () => {
  expect(await noticePage()).toContain('Nilgiri Softworks');
  expect((await mailAfterEnquiry())?.from?.name).toBe('Nilgiri Softworks');
  expect(await askDesk('/api/office')).toMatchObject({ hours: { opens: '09:30' } });
});

it('running services switch to another edition', async () => {
  await change('company.yaml', /^name: .*$/mu, 'name: Palani Works');
  await change('company.yaml', /^  email: .*$/mu, `  email: ${SALES}`);
  await change('working-hours.yaml', "opens: '09:30'", "opens: '08:15'");
  await change('working-hours.yaml', /^zone: .*$/mu, `zone: ${AHEAD}`);
  await change('replies/reminder.yaml', /^name: .*$/mu, 'name: A kind reminder');
  await publishAll(paul);
  await said(USED, 1);
  expect(await noticePage()).toContain('Palani Works');
  expect((await mailAfterEnquiry())?.from?.name).toBe('Palani Works');
  await eventually(() => {
    expect(smtp.received.flatMap(({ envelopeTo }) => envelopeTo)).toContain(SALES);
  }, SOON_MS);
  expect(await askDesk('/api/office')).toMatchObject({ hours: { opens: '08:15', zone: AHEAD } });
  expect(await awayUntilYesterday()).toBe(422);
  await eventually(async () => {
    expect(
      await publish.sql(`select timezone from pgboss.schedule where name = 'digest'`),
    ).toMatchObject({ rows: [{ timezone: AHEAD }] });
  }, SOON_MS);
  expect(JSON.stringify(await askDesk('/api/templates'))).toContain('A kind reminder');
});

it('services log and skip an edition that they cannot read, and use the next one', async () => {
  await change('working-hours.yaml', "opens: '08:15'", "opens: 'in the morning'");
  await publishAll(paul);
  await said(NOT_USED, 1);
  expect(await askDesk('/api/office')).toMatchObject({ hours: { opens: '08:15' } });
  await change('working-hours.yaml', "opens: 'in the morning'", "opens: '10:00'");
  await change('working-hours.yaml', /^zone: .*$/mu, `zone: ${BEHIND}`);
  await publishAll(paul);
  await said(USED, 2);
  expect(await askDesk('/api/office')).toMatchObject({ hours: { opens: '10:00' } });
  expect(await awayUntilYesterday()).toBe(200);
});
