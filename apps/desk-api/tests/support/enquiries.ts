import { createHash, randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { responseTargetOf } from '@studio/contract/response-target';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import type { TestDesk } from './desk.ts';

type Change = Readonly<Record<string, unknown>>;

/** Enquiries as the API stores them and the worker plans them; returns the ids in the given order. */
export async function addEnquiries(
  desk: TestDesk,
  ...changes: readonly Change[]
): Promise<string[]> {
  const ids: string[] = [];
  for (const change of changes) {
    const row: Change = {
      ...validEnquiry,
      id: randomUUID(),
      reference: randomUUID().slice(0, 11).toUpperCase(),
      content_hash: createHash('sha256').update(randomUUID()).digest(),
      state: 'planned',
      is_probe: false,
      purge_after: new Date(Date.now() + 86_400_000),
      ...change,
    };
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    await desk.sql(
      `insert into enquiries (${names.join(', ')}) values (${places})`,
      ...Object.values(row),
    );
    ids.push(String(row['id']));
  }
  while ((await backfillWork(desk.database.db, responseTargetOf(desk.config.hours))) > 0);
  return ids;
}

export async function addEnquiry(desk: TestDesk, change: Change = {}): Promise<string> {
  const [id = ''] = await addEnquiries(desk, change);
  return id;
}
