import { readyDatabase } from '@studio/tests/support/database.ts';
import { countWhileKilled } from '@studio/tests/support/visits.ts';
import type { Report } from '../report.ts';

const asked = { lines: 100_000, kills: 6, rotations: 3 };

/** The visit counter is killed repeatedly while nginx writes and its file is rotated. */
export async function visits(report: Report): Promise<void> {
  await using database = await readyDatabase();
  const counted = await countWhileKilled(database, asked);
  report.record('lines written, lines counted', `${asked.lines}, ${counted}`);
  report.record('times the counter was killed', asked.kills);
  report.must(counted === asked.lines, 'Lines were lost or counted twice.');
}
