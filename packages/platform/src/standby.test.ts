import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standbyProblems } from './standby.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake PostgreSQL with these settings; `commit` is its answer to a commit. */
function stand(names: string, level: string, commit: Promise<unknown> = Promise.resolve()) {
  const query = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ names, level }] })
    .mockReturnValueOnce(commit);
  const release = vi.fn();
  const pool = { connect: () => Promise.resolve({ query, release }) } as unknown as pg.Pool;
  return { pool, release };
}

it('reports no problem when a commit was confirmed', async () => {
  const { pool, release } = stand('*', 'on');
  expect(await standbyProblems(pool)).toEqual([]);
  expect(release).toHaveBeenCalledWith(false);
});

it('names settings under which no standby confirms', async () => {
  const [names, level, ...more] = await standbyProblems(stand('', 'local').pool);
  expect(names).toContain('synchronous_standby_names is empty');
  expect(level).toContain('synchronous_commit = local');
  expect(more).toEqual([]);
});

it('gives up if the standby is missing, and closes the connection that waits', async () => {
  const { pool, release } = stand('*', 'on', new Promise(() => undefined));
  const problems = standbyProblems(pool);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await problems).toEqual([
    'No standby confirmed a commit within 5 s. INTAKE_REQUIRE_SYNC_STANDBY=true asks for one that is there: see docs/scale.md.',
  ]);
  expect(release).toHaveBeenCalledWith(true);
});
