import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { readAnswers } from '@studio/sheet/answers.ts';
import { acceptEnquiries, type Submission } from '@studio/enquiries/submission/accept-enquiry.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const accept = (change: Partial<Submission> = {}) =>
  acceptEnquiries(
    kept.database,
    'a-secret-of-the-tests',
  )({
    id: randomUUID(),
    enquiry: validEnquiry,
    origin: { page: '/seo', service: 'seo', notice: '2026-11-15', language: 'hi', timezone: 'UTC' },
    sheet: undefined,
    idempotencyKey: randomUUID(),
    spamSignal: undefined,
    isProbe: false,
    ...change,
  });
const jobs = () =>
  kept.read<{ data: { enquiryId: string } }>(`select data from pgboss.job order by created_on`);

it('stores everything that was sent, with the job that delivers it', async () => {
  const id = randomUUID();
  const key = randomUUID();
  const sheet = readAnswers({ version: 1, today: ['paper'] });
  const accepted = await accept({ id, idempotencyKey: key.toUpperCase(), sheet });
  expect(accepted).toEqual({ kind: 'new', reference: expect.any(String) as string });
  const [row] = await kept.read<Record<string, unknown>>('select * from enquiries');
  expect(row).toMatchObject({
    ...validEnquiry,
    id,
    reference: 'reference' in accepted && accepted.reference,
    idempotency_key: key,
    state: 'accepted',
    held_reason: null,
    is_probe: false,
    from_page: '/seo',
    from_service: 'seo',
    notice_version: '2026-11-15',
    from_language: 'hi',
    from_time_zone: 'UTC',
    sheet,
  });
  expect(await jobs()).toEqual([{ data: { enquiryId: id } }]);
});

it('holds what looks like spam, without a job; a probe is marked, without a sheet there is none', async () => {
  await accept({ spamSignal: 'honeypot', isProbe: true });
  expect(await kept.read('select state, held_reason, is_probe, sheet from enquiries')).toEqual([
    { state: 'held', held_reason: 'honeypot', is_probe: true, sheet: null },
  ]);
  expect(await jobs()).toEqual([]);
});

it('the same key with the same words is known, with others it is a conflict', async () => {
  const idempotencyKey = randomUUID();
  const first = await accept({ idempotencyKey });
  const again = await accept({ idempotencyKey: idempotencyKey.toUpperCase() });
  expect(again).toEqual({ ...first, kind: 'known' });
  const enquiry = { ...validEnquiry, subject: 'Something else' };
  expect(await accept({ idempotencyKey, enquiry })).toEqual({ kind: 'conflict' });
  expect(await kept.read('select subject from enquiries')).toEqual([
    { subject: validEnquiry.subject },
  ]);
});

it('many at once get an answer each, their own', async () => {
  const known = randomUUID();
  const first = await accept({ idempotencyKey: known });
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all([
    ...ids.map((id) => accept({ id })),
    accept({ idempotencyKey: known }),
  ]);
  expect(answers.pop()).toEqual({ ...first, kind: 'known' });
  const stored = await kept.read<{ id: string; reference: string }>(
    'select id, reference from enquiries where idempotency_key <> $1',
    known,
  );
  const references = new Map(stored.map(({ id, reference }) => [id, reference]));
  expect(answers).toEqual(ids.map((id) => ({ kind: 'new', reference: references.get(id) })));
});

it('without a key the same words are known for ten minutes', async () => {
  const first = await accept({ idempotencyKey: undefined });
  expect(await accept({ idempotencyKey: undefined })).toEqual({ ...first, kind: 'known' });
  expect(await accept()).toMatchObject({ kind: 'new' });
  await kept.read(`update enquiries set received_at = now() - interval '11 minutes'`);
  expect(await accept({ idempotencyKey: undefined })).toMatchObject({ kind: 'new' });
  expect(await kept.read('select from enquiries')).toHaveLength(3);
});
