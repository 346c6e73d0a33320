import { readyDatabase } from '@studio/tests/support/database.ts';
import { countWhileKilled } from '@studio/tests/support/visits.ts';
import type { Verdict } from '../verdict.ts';

const asked = { lines: 100_000, kills: 6, rotations: 3 };

/** The visit counter is killed again and again while nginx writes and its file is rotated. */
export async function visits(verdict: Verdict): Promise<void> {
  await using database = await readyDatabase();
  const counted = await countWhileKilled(database, asked);
  verdict.figure('lines written, lines counted', `${asked.lines}, ${counted}`);
  verdict.figure('times the counter was killed', asked.kills);
  verdict.must(counted === asked.lines, 'Lines were lost or counted twice.');
}
