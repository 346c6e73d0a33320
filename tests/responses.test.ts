import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath, sentPath } from '@studio/contract/paths';
import { planDeliveries } from '@studio/enquiries/jobs/plan-deliveries.job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNightly } from '@studio/browser/nightly.ts';
import { addressOf, startProcess } from './support/processes.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { settings } from './support/settings.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

const form = 'application/x-www-form-urlencoded';
const browser = { accept: 'text/html', 'content-type': form };
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

function multipart(fields: Record<string, string>, extra = '') {
  const boundary = 'xx-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    payload: `${parts.join('')}${extra}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function countEnquiries(): Promise<number> {
  const { total } = await service.database.db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

describe('an enquiry by script', () => {
  it('201 with a short reference, and a row with its job', async () => {
    const answer = await service.postEnquiry({ idempotencykey: randomUUID() });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    const { reference } = answer.json<{ reference: string }>();
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const row = await service.database.db
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...validEnquiry, state: 'accepted', is_probe: false });
    const jobs = await service.queue.boss.findJobs('plan-deliveries', {
      data: { enquiryId: row.id },
    });
    expect(jobs).toHaveLength(1);
  });

  it.each([
    ['with a key', { idempotencykey: randomUUID() }],
    ['without one', { subject: 'Without a key' }],
  ])('its job, %s, is the one that the queue itself would add', async (_, change) => {
    const answer = await service.postEnquiry(change);
    const { reference } = answer.json<{ reference: string }>();
    const { db, pool } = service.database;
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((trx) => service.queue.add(trx, planDeliveries, [{ enquiryId: id }]));
    const { rows } = await pool.query<{ job: object }>(
      `select to_jsonb(j) - array['id', 'created_on', 'start_after', 'keep_until'] ||
         jsonb_build_object('waits', start_after - created_on, 'kept', keep_until - start_after) as job
       from pgboss.job j where data->>'enquiryId' = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });

  it('200 for the same key and body, with the same reference', async () => {
    const idempotencykey = randomUUID();
    const first = await service.postEnquiry({ idempotencykey });
    const again = await service.postEnquiry({ idempotencykey: idempotencykey.toUpperCase() });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
  });

  it('409 for the same key with another body', async () => {
    const idempotencykey = randomUUID();
    await service.postEnquiry({ idempotencykey });
    const other = await service.postEnquiry({ idempotencykey, subject: 'Something else' });
    expect(other.statusCode).toBe(409);
  });

  it('422 with messages by field', async () => {
    const answer = await service.postEnquiry({ name: ' ', email: 'asha', idempotencykey: 'mine' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Please correct 2 fields. Your message has not been sent.',
      errors: {
        name: 'Name is required*',
        email: 'Invalid email format*',
        idempotencykey: 'The idempotency key must be a UUID.',
      },
    });
  });

  it.each([
    ['not JSON', '{"name":'],
    ['a prototype', '{"__proto__":{"x":1}}'],
    ['nothing', ''],
  ])('400 for %s', async (_, payload) => {
    const headers = { 'content-type': 'application/json' };
    expect((await service.post({ payload, headers })).statusCode).toBe(400);
  });

  it('413 beyond 32 KB', async () => {
    const answer = await service.postEnquiry({ projectdetails: 'x'.repeat(33 * 1024) });
    expect(answer.statusCode).toBe(413);
  });

  it.each(['text/plain', 'application/xml', 'image/png'])('415 for %s', async (type) => {
    const headers = { 'content-type': type };
    expect((await service.post({ payload: 'hello', headers })).statusCode).toBe(415);
  });

  it('403 from another site, by origin or by Sec-Fetch-Site', async () => {
    const origin = await service.postEnquiry({}, { origin: 'https://evil.example' });
    const fetched = await service.postEnquiry({}, { 'sec-fetch-site': 'cross-site' });
    const sibling = await service.postEnquiry({}, { 'sec-fetch-site': 'same-site' });
    expect([origin, fetched, sibling].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  it('201 from our own site', async () => {
    const byOrigin = await service.postEnquiry(
      { idempotencykey: randomUUID() },
      { origin: 'https://www.company.example' },
    );
    const hidden = await service.postEnquiry(
      { idempotencykey: randomUUID() },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    );
    expect([byOrigin.statusCode, hidden.statusCode]).toEqual([201, 201]);
  });
});

describe('an enquiry by form', () => {
  it('303 to the sent page, with the phone as typed beside a country', async () => {
    const subject = randomUUID();
    const fields = { ...validEnquiry, subject, country: 'GB', phonenumber: '020 7946 0958' };
    const answer = await service.post({ payload: encoded(fields), headers: browser });
    expect(answer.statusCode).toBe(303);
    const row = await service.database.db
      .selectFrom('enquiries')
      .select(['phonenumber', 'reference'])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    expect(row.phonenumber).toBe('442079460958');
    expect(answer.headers.location).toBe(`${sentPath}?reference=${row.reference}`);
    const page = await service.app.inject(answer.headers.location ?? '');
    expect(page.body).toContain(`${row.reference}</b>.`);
  });

  it.each(['', '?reference=', '?reference=%3Cb%3E', '?reference=Pay%20at%20evil.example'])(
    'the sent page shows no reference for %j',
    async (query) => {
      const answer = await service.app.inject(`${sentPath}${query}`);
      expect(answer.statusCode).toBe(404);
    },
  );

  it('takes multipart like urlencoded, and JSON answers if no page is requested', async () => {
    const answer = await service.post(multipart({ ...validEnquiry, subject: randomUUID() }));
    expect(answer.statusCode).toBe(201);
  });

  it('415 for a file, but not for an empty file field', async () => {
    const file = (name: string, content: string) =>
      `--xx-boundary\r\ncontent-disposition: form-data; name="f"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n`;
    const fields = { ...validEnquiry, subject: randomUUID() };
    expect((await service.post(multipart(fields, file('a.txt', 'hi')))).statusCode).toBe(415);
    expect((await service.post(multipart(fields, file('', '')))).statusCode).toBe(201);
  });

  it('400 for a multipart body that is cut off', async () => {
    const { headers, payload } = multipart({ ...validEnquiry });
    expect((await service.post({ headers, payload: payload.slice(0, 99) })).statusCode).toBe(400);
  });

  it('without a key the same body within ten minutes is the same enquiry, also in parallel', async () => {
    const before = await countEnquiries();
    const payload = encoded({ ...validEnquiry, subject: randomUUID() });
    const headers = { 'content-type': form };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.post({ payload, headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countEnquiries()).toBe(before + 1);
    await service.database.db
      .updateTable('enquiries')
      .set({ received_at: new Date(Date.now() - 11 * 60_000) })
      .execute();
    expect((await service.post({ payload, headers })).statusCode).toBe(201);
  });

  it('422 as a page with the summary and everything typed', async () => {
    const typed = {
      ...validEnquiry,
      email: '"><script>alert(1)</script>',
      projectdetails: '</textarea><b>two\nlines',
      country: 'IN',
    };
    const answer = await service.post({ payload: encoded(typed), headers: browser });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<a href="#email">Invalid email format*</a>');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.body).toContain('&lt;/textarea&gt;&lt;b&gt;two\nlines</textarea>');
    expect(answer.body).toContain('value="Asha Menon"');
    expect(answer.body).not.toContain('<script');
  });

  it('413 and 403 as pages too', async () => {
    const payload = encoded({ ...validEnquiry, projectdetails: 'x'.repeat(40_000) });
    const large = await service.post({ payload, headers: browser });
    const foreign = await service.post({
      payload: encoded({ ...validEnquiry }),
      headers: { ...browser, origin: 'https://evil.example' },
    });
    expect([large.statusCode, foreign.statusCode]).toEqual([413, 403]);
    expect(large.body).toContain('too long');
    expect(foreign.body).toContain('value="Asha Menon"');
  });
});

describe('a service that cannot store', () => {
  it('503 without a false promise, then 201 under the same key', async () => {
    await using broken = await testService();
    const idempotencykey = randomUUID();
    await broken.database.pool.query('alter table enquiries rename to enquiries_away');
    const answer = await broken.postEnquiry({ idempotencykey });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json<{ message: string }>().message).toMatch(/could not be stored/);
    await broken.database.pool.query('alter table enquiries_away rename to enquiries');
    expect((await broken.postEnquiry({ idempotencykey })).statusCode).toBe(201);
  });

  it('speaks of a message only where one was sent', async () => {
    await using broken = await testService();
    await broken.database.pool.query('alter table deliveries rename to deliveries_away');
    const answer = await broken.app.inject('/metrics');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again in a moment.',
    });
  });

  it('an enqueue that fails leaves no enquiry behind', async () => {
    await using broken = await testService();
    await broken.database.pool.query('alter table pgboss.queue rename to queue_away');
    expect((await broken.postEnquiry({ idempotencykey: randomUUID() })).statusCode).toBe(503);
    const { rows } = await broken.database.pool.query('select 1 from enquiries');
    expect(rows).toEqual([]);
    await broken.database.pool.query('alter table pgboss.queue_away rename to queue');
  });

  it.each([
    ['with a key', { idempotencykey: randomUUID() }],
    ['without one', {}],
  ])('no enquiry %s is stored that no queue takes', async (_, change) => {
    await using broken = await testService();
    await broken.database.pool.query(`delete from pgboss.queue where name = 'plan-deliveries'`);
    expect((await broken.postEnquiry(change)).statusCode).toBe(503);
    const { rows } = await broken.database.pool.query('select 1 from enquiries');
    expect(rows).toEqual([]);
  });
});

const KEYS = isNightly ? 1_000 : 100;

it(`${KEYS} keys × 20 in parallel are ${KEYS} rows`, async () => {
  // This process and another one, which know nothing of each other.
  await using other = await startProcess('api', settings(service.database.url));
  const here = async (idempotencykey: string) => {
    const answer = await service.postEnquiry({ idempotencykey });
    return { status: answer.statusCode, ...answer.json<{ reference: string }>() };
  };
  const there = async (idempotencykey: string) => {
    const answer = await fetch(`${addressOf(other)}${enquiriesPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...validEnquiry, idempotencykey }),
    });
    return { status: answer.status, ...((await answer.json()) as { reference: string }) };
  };
  const jobs = async () =>
    (await service.database.pool.query(`select from pgboss.job where name = 'plan-deliveries'`))
      .rowCount ?? 0;
  const before = { rows: await countEnquiries(), jobs: await jobs() };
  const statuses = new Map<number, number>();
  const pairs = new Set<string>();
  for (let done = 0; done < KEYS; done += 20) {
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(
      keys.flatMap((key) =>
        Array.from({ length: 20 }, (_, time) => (time % 2 === 0 ? here(key) : there(key))),
      ),
    );
    for (const [at, { status, reference }] of answers.entries()) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      pairs.add(`${keys[Math.floor(at / 20)]} ${reference}`);
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: KEYS * 19, 201: KEYS });
  expect(pairs.size).toBe(KEYS);
  const rows = (await countEnquiries()) - before.rows;
  expect([rows, (await jobs()) - before.jobs]).toEqual([KEYS, KEYS]);
});

it('refuses more than can be stored at once: script unread, a form with what was typed', async () => {
  await using small = await testService({ INTAKE_MAX_CONCURRENT_ENQUIRIES: '1' });
  const holder = await small.database.pool.connect();
  await holder.query('begin; lock table enquiries in access exclusive mode');
  // The second one was admitted before the first was being stored: it is already read, so it is stored too.
  const taken = [randomUUID(), randomUUID()].map((idempotencykey) =>
    small.postEnquiry({ idempotencykey }),
  );
  await eventually(async () => {
    const { rows } = await small.database.pool.query(
      `select 1 from pg_locks where relation = 'enquiries'::regclass and not granted`,
    );
    expect(rows).toHaveLength(2);
  });
  const json = { 'content-type': 'application/json' };
  const askedAt = performance.now();
  const unread = await small.post({ payload: '{not JSON', headers: json });
  expect(unread.statusCode).toBe(503);
  expect(performance.now() - askedAt).toBeGreaterThan(900);
  expect(unread.headers['retry-after']).toBe('2');
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const payload = new URLSearchParams({ ...validEnquiry, name: 'Typed once' }).toString();
  const page = await small.post({ payload, headers: form });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('value="Typed once"');
  await holder.query('rollback');
  holder.release();
  for (const answer of taken) expect((await answer).statusCode).toBe(201);
});
