import { createHash, randomUUID } from 'node:crypto';
import { validLead } from '@old/contract/fixtures/leads';
import { promises } from '@old/contract/promise';
import { enterForgotten } from '@studio/intake/leads/desk-entry.store.ts';
import type { TestDesk } from './desk.ts';

type Change = Readonly<Record<string, unknown>>;

/** Enquiries as the intake stores and the worker enters them; the ids are in the order given. */
export async function addEnquiries(
  desk: TestDesk,
  ...changes: readonly Change[]
): Promise<string[]> {
  const ids: string[] = [];
  for (const change of changes) {
    const row: Change = {
      ...validLead,
      id: randomUUID(),
      reference: randomUUID().slice(0, 11).toUpperCase(),
      body_hash: createHash('sha256').update(randomUUID()).digest(),
      state: 'planned',
      is_probe: false,
      purge_after: new Date(Date.now() + 86_400_000),
      ...change,
    };
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    await desk.sql(
      `insert into leads (${names.join(', ')}) values (${places})`,
      ...Object.values(row),
    );
    ids.push(String(row['id']));
  }
  while ((await enterForgotten(desk.database.db, promises(desk.config.hours))) > 0);
  return ids;
}

export async function addEnquiry(desk: TestDesk, change: Change = {}): Promise<string> {
  const [id = ''] = await addEnquiries(desk, change);
  return id;
}
