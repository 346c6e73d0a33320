import { fill } from '@studio/ops/bench-desk/fill.ts';
import type { Page } from '@studio/contract/desk/responses';
import { expect, it } from 'vitest';
import { plantSession, testDesk, type TestDesk } from '../tests/support/desk.ts';

const indexes = (desk: TestDesk) =>
  desk.sql(
    `select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'pattern' order by indexname`,
  );

it('many enquiries are in the lists and found by their words, under the same indexes', async () => {
  await using desk = await testDesk();
  const asha = await plantSession(desk, 'sales');
  const before = await indexes(desk);
  await fill(desk.database.pool, 1_000, () => undefined);
  expect(await indexes(desk)).toEqual(before);
  const counts = (await asha.get('/api/counts')).json<Record<string, number>>();
  expect(counts['toAnswer']).toBeGreaterThan(0);
  const { rows } = (await asha.get('/api/search?q=B977')).json<Page<unknown>>();
  expect(rows).toHaveLength(1);
});
