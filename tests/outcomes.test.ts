import { randomUUID } from 'node:crypto';
import { applyEvent, type Change } from '@studio/contract/desk/work';
import { readWorkRow, appendEvent } from '@studio/enquiries/work/change-work.store.ts';
import { workOfRow } from '@studio/enquiries/work/work-row.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provider, type TestProvider } from './support/provider.ts';
import { eventually, testService, type TestService } from './support/service.ts';

const first = 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=';
const second = 'whsec_YW5vdGhlci1zZWNyZXQtdGhhdC1pcy11c2VkLWluLXRlc3RzLS0=';
let crm: TestProvider;
let books: TestProvider;
let service: TestService;
let id: string;

beforeEach(async () => {
  crm = await provider();
  books = await provider();
  service = await testService({
    INTAKE_CHANNELS: 'webhook,webhook-2',
    INTAKE_WEBHOOK_URL: crm.url,
    INTAKE_WEBHOOK_SECRET: first,
    INTAKE_WEBHOOK_2_URL: books.url,
    INTAKE_WEBHOOK_2_SECRET: second,
  });
  await service.startWorker();
  await service.postEnquiry({ idempotencykey: randomUUID() });
  id = await eventually(async () => {
    const [row] = (
      await service.database.pool.query<{ enquiry_id: string }>(
        'select enquiry_id from enquiry_work',
      )
    ).rows;
    expect(row).toBeDefined();
    return row?.enquiry_id ?? '';
  });
  await happens({ kind: 'answered', by: 'telephone', then: 'answered', workingMs: 1 });
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await crm[Symbol.asyncDispose]();
  await books[Symbol.asyncDispose]();
});

const happens = (change: Change) =>
  service.database.db.transaction().execute(async (trx) => {
    const row = await readWorkRow(trx, id, true);
    if (!row) throw new Error('The enquiry is not on the desk.');
    const event = { at: row.now.toISOString(), staffId: null, change };
    await appendEvent(
      trx,
      { enquiryId: id, staffId: null },
      change,
      applyEvent(workOfRow(row), event),
    );
  });

/** As if the time in which a closing can be undone had passed. Answers once the worker has looked. */
async function timePasses(): Promise<void> {
  await service.database.pool.query('update outcome_news set next_attempt_at = now()');
  await eventually(async () => {
    const { rows } = await service.database.pool.query(
      'select from outcome_news where next_attempt_at is not null',
    );
    expect(rows).toEqual([]);
  });
}

interface WebhookMessage {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
const outcomesOf = ({ calls }: TestProvider): WebhookMessage[] =>
  calls
    .map(({ body }) => JSON.parse(body) as WebhookMessage)
    .filter(({ type }) => /\.(won|lost|reopened)$/u.test(type));
const typesOf = (one: TestProvider): string[] => outcomesOf(one).map(({ type }) => type);

const value = { amount: 84_000, currency: 'EUR' } as const;
const won: Change = { kind: 'closed', reason: 'won', why: 'Price', value };

it('every webhook is sent what was won, why and for how much, signed with its own secret', async () => {
  await happens(won);
  const { rows } = await service.database.pool.query<{ waits: boolean }>(
    `select next_attempt_at > now() + interval '20 seconds' as waits from outcome_news`,
  );
  expect(rows).toEqual([{ waits: true }]);
  expect(typesOf(crm)).toEqual([]);
  await timePasses();
  for (const [one, secret] of [
    [crm, first],
    [books, second],
  ] as const) {
    await eventually(() => {
      expect(outcomesOf(one)).toMatchObject([
        { type: 'enquiry.won', data: { id, reason: 'Price', value } },
      ]);
    });
    const call = one.calls.find(({ body }) => body.includes('enquiry.won'));
    const headers = call?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(call?.body ?? '', headers)).toMatchObject({
      type: 'enquiry.won',
    });
  }
});

it('a closing that was undone in time is never announced', async () => {
  await happens(won);
  await happens({ kind: 'reopened', as: 'answered' });
  await timePasses();
  await happens({ kind: 'closed', reason: 'lost' });
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.lost']);
  });
});

it('undoing a closing after it was sent sends a correction', async () => {
  await happens(won);
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.won']);
  });
  await happens({ kind: 'reopened' });
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.won', 'enquiry.reopened']);
  });
  await happens({ kind: 'closed', reason: 'not-for-us' });
  await happens({ kind: 'reopened' });
  await happens(won);
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.won', 'enquiry.reopened', 'enquiry.won']);
  });
});

it('a closing that counts again after it was corrected is sent again, under another id', async () => {
  await happens(won);
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.won']);
  });
  await happens({ kind: 'reopened' });
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.won', 'enquiry.reopened']);
  });
  // As undoing a merge does: the work as it was before the later enquiry reopened it.
  await service.database.pool.query(
    `update enquiry_work set state = 'closed', close_reason = 'won'`,
  );
  await timePasses();
  await eventually(() => {
    expect(typesOf(crm)).toEqual(['enquiry.won', 'enquiry.reopened', 'enquiry.won']);
  });
  const ids = crm.calls
    .filter(({ body }) => body.includes('enquiry.won'))
    .map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
});

it('a webhook that fails holds up no other, and gets the same event under the same id later', async () => {
  crm.behavior = { status: 503 };
  await happens(won);
  await timePasses();
  await eventually(() => {
    expect(typesOf(books)).toEqual(['enquiry.won']);
    expect(typesOf(crm).length).toBeGreaterThan(0);
  });
  await eventually(async () => {
    const rows = await service.database.db
      .selectFrom('deliveries')
      .select(['channel', 'state'])
      .where('purpose', '=', 'outcome')
      .orderBy('channel')
      .execute();
    expect(rows).toEqual([
      { channel: 'webhook', state: 'pending' },
      { channel: 'webhook-2', state: 'delivered' },
    ]);
  });
  crm.behavior = { status: 200 };
  await eventually(async () => {
    const { rows } = await service.database.pool.query(
      `select from deliveries where purpose = 'outcome' and state <> 'delivered'`,
    );
    expect(rows).toEqual([]);
  });
  const ids = crm.calls
    .filter(({ body }) => body.includes('enquiry.won'))
    .map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(typesOf(books)).toEqual(['enquiry.won']);
});
