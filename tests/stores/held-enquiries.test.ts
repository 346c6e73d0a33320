import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { heldFingerprint } from '@studio/enquiries/held/held-fingerprint.store.ts';
import { readHeld, referenceOfHeld } from '@studio/enquiries/held/held-list.store.ts';
import {
  heldNotTold,
  markHeldTold,
  discardHeld,
  oldestHeld,
  releaseHeld,
} from '@studio/enquiries/held/held.store.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { readCursor } from '@studio/enquiries/work/cursor.ts';
import { PAGE_SIZE } from '@studio/enquiries/work/queue.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testAuditLog } from '../support/audit-log.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const addHeld = (change: Readonly<Record<string, unknown>> = {}) =>
  kept.addEnquiry({ state: 'held', held_reason: 'honeypot', ...change });
const lastEntry = async () => {
  const [entry] = await kept.read<{ action: string; detail: string; reference: string }>(
    'select action, detail, reference from audit_log order by seq desc limit 1',
  );
  return entry;
};

it('knows the oldest held one, and those that no mail has named', async () => {
  const { db } = kept.database;
  expect([await heldNotTold(db), await oldestHeld(db)]).toEqual([[], undefined]);
  await kept.addEnquiry({ received_at: minutesAgo(9) });
  const receivedAt = minutesAgo(5);
  await addHeld();
  await addHeld({ received_at: receivedAt });
  const ids = await heldNotTold(db);
  expect(ids).toHaveLength(2);
  await markHeldTold(db, ids.slice(0, 1));
  expect(await heldNotTold(db)).toEqual(ids.slice(1));
  const oldest = await oldestHeld(db);
  expect(oldest?.receivedAt).toEqual(receivedAt);
  expect(oldest?.now.getTime()).toBeGreaterThan(receivedAt.getTime() + 4 * 60_000);
});

it('the fingerprint changes with each held enquiry, and with no other', async () => {
  const { db } = kept.database;
  const none = await heldFingerprint(db);
  await kept.addEnquiry();
  expect(await heldFingerprint(db)).toBe(none);
  await addHeld();
  const one = await heldFingerprint(db);
  expect(one).toMatch(/^1 \d{4}-/u);
  await addHeld();
  expect(await heldFingerprint(db)).not.toBe(one);
});

it('discards what is held, once, and records it', async () => {
  const { db } = kept.database;
  await addHeld({ reference: '7K3QF-9M2XA' });
  await addHeld({ reference: '7K3QF-9M2XB' });
  await kept.addEnquiry({ reference: '7K3QF-9M2XC' });
  expect(await discardHeld(db, testAuditLog, '7K3QF-9M2XA')).toBe(true);
  expect(await lastEntry()).toEqual({
    action: 'erased',
    detail: 'held discard',
    reference: '7K3QF-9M2XA',
  });
  expect(await discardHeld(db, testAuditLog, '7K3QF-9M2XA')).toBe(false);
  expect(await discardHeld(db, testAuditLog, '7K3QF-9M2XC')).toBe(false);
  expect(await kept.read('select reference from enquiries order by 1')).toEqual([
    { reference: '7K3QF-9M2XB' },
    { reference: '7K3QF-9M2XC' },
  ]);
});

it('releases what is held, once, and records it', async () => {
  const { db } = kept.database;
  const id = await addHeld({ reference: '7K3QF-9M2XA' });
  const release = () => releaseHeld(db, kept.queue, testAuditLog, '7K3QF-9M2XA');
  expect(await release()).toBe(true);
  expect(await lastEntry()).toEqual({
    action: 'changed',
    detail: 'held release',
    reference: '7K3QF-9M2XA',
  });
  expect(kept.jobs).toMatchObject([{ payload: { enquiryId: id } }]);
  expect(await release()).toBe(false);
});

it('lists what is held with what speaks for a person, the latest first', async () => {
  const { db } = kept.database;
  await kept.addEnquiry({ email: 'known@menon.example' });
  await backfillWork(db, responseTarget);
  await kept.read('update enquiry_work set first_answered_at = now()');
  await kept.addEnquiry({ email: 'unanswered@menon.example' });
  await backfillWork(db, responseTarget);
  const at = minutesAgo(1);
  const known = await addHeld({
    received_at: at,
    reference: '7K3QF-9M2XA',
    email: 'Known@menon.example',
    sheet: { version: 1 },
  });
  const other = await addHeld({
    received_at: minutesAgo(2),
    email: 'unanswered@menon.example',
    phonenumber: '',
    projectdetails: 'Something else.',
  });
  const { rows: held, next } = await readHeld(db, undefined);
  expect(next).toBeNull();
  expect(held).toMatchObject([
    {
      id: known,
      reference: '7K3QF-9M2XA',
      receivedAt: at.toISOString(),
      reason: 'Filled in a field that people cannot see.',
      name: validEnquiry.name,
      companyname: validEnquiry.companyname,
      email: 'Known@menon.example',
      country: 'IN',
      subject: validEnquiry.subject,
      details: validEnquiry.projectdetails,
      speaksFor: [
        'Wrote to us before, and was answered.',
        'Drew up a project sheet.',
        'The telephone number matches India.',
      ],
    },
    { id: other, country: '', speaksFor: [] },
  ]);
  expect(await referenceOfHeld(db, known)).toBe('7K3QF-9M2XA');
  const [released] = await kept.read<{ id: string }>(
    `select id from enquiries where state <> 'held' limit 1`,
  );
  expect(await referenceOfHeld(db, released?.id ?? '')).toBeUndefined();
});

it('a page is full before there is a next one, which begins after it', async () => {
  const { db } = kept.database;
  const ids: string[] = [];
  for (let nth = 0; nth < PAGE_SIZE; nth += 1)
    ids.push(await addHeld({ received_at: minutesAgo(nth + 1) }));
  const full = await readHeld(db, undefined);
  expect(full.rows.map(({ id }) => id)).toEqual(ids);
  expect(full.next).toBeNull();
  const oldest = await addHeld({ received_at: minutesAgo(PAGE_SIZE + 1) });
  const { rows: shown, next } = await readHeld(db, undefined);
  expect(shown).toHaveLength(PAGE_SIZE);
  const after = await readHeld(db, readCursor(next ?? '', 1));
  expect(after.rows.map(({ id }) => id)).toEqual([oldest]);
});
