import { hostname } from 'node:os';
import type { AlarmNotice } from '@studio/platform/sending/alarm-ways.ts';
import { alarmNotice } from './alarm-words.ts';

/** Longer than a restart or a failover takes. With the time between two looks it stays well within two minutes. */
const AWAY_MS = 45_000;

interface Away {
  /** By `nowMs`, which is not set back. */
  readonly from: number;
  readonly since: Date;
}

/**
 * Tells that the database is away, and that it is back. Every other alarm is kept in the database, so this one
 * is told directly, by each process that answers visitors.
 */
export function databaseWatch(
  readProblems: () => Promise<readonly string[]>,
  tell: (notice: AlarmNotice) => Promise<unknown>,
  nowMs: () => number,
): () => Promise<void> {
  let away: Away | undefined;
  let told: { readonly sentence: string } | undefined;

  const notice = ({ since }: Away, sentence: string, clearedAt: Date | null) =>
    alarmNotice({
      id: `database.${since.getTime()}`,
      kind: 'database',
      subject: hostname(),
      sentence,
      since,
      raised_at: since,
      cleared_at: clearedAt,
    });

  return async () => {
    const problems = await readProblems();
    if (problems.length === 0) {
      if (away && told) await tell(notice(away, told.sentence, new Date()));
      away = undefined;
      told = undefined;
      return;
    }
    away ??= { from: nowMs(), since: new Date() };
    if (told || nowMs() - away.from < AWAY_MS) return;
    const sentence = `No enquiry is stored: ${problems.join(' ')} Visitors see that theirs was not sent.`;
    await tell(notice(away, sentence, null));
    told = { sentence };
  };
}
