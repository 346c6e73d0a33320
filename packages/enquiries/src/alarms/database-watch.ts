import { hostname } from 'node:os';
import type { AlarmNotice } from '@studio/platform/sending/alarm-notifiers.ts';
import { alarmNotice } from './alarm-text.ts';
import type { RefusedEnquiries } from './refused-enquiries.ts';

/** Longer than a restart or a failover takes. With the interval between two checks it stays well within two minutes. */
const AWAY_MS = 45_000;

interface Away {
  /** By `nowMs`, which is monotonic. */
  readonly from: number;
  readonly since: Date;
}

/**
 * Reports that the database is down, and that it is back. Every other alarm is stored in the database, so this one is
 * sent directly, by each API process, with the number of enquiries that it refused.
 */
export function databaseWatch(
  readProblems: () => Promise<readonly string[]>,
  notify: (notice: AlarmNotice) => Promise<unknown>,
  nowMs: () => number,
  refused: RefusedEnquiries,
): () => Promise<void> {
  let away: Away | undefined;
  let isNotified = false;

  const notice = ({ since }: Away, sentence: string, resolvedAt: Date | null) =>
    alarmNotice({
      id: `database.${since.getTime()}`,
      kind: 'database',
      subject: hostname(),
      message: sentence,
      since,
      raised_at: since,
      resolved_at: resolvedAt,
    });

  return async () => {
    const problems = await readProblems();
    if (problems.length === 0) {
      if (away && isNotified) {
        const sentence = `Enquiries are stored again. Refused meanwhile and not sent again: ${refused.count()}.`;
        await notify(notice(away, sentence, new Date()));
      }
      away = undefined;
      isNotified = false;
      refused.forget();
      return;
    }
    away ??= { from: nowMs(), since: new Date() };
    if (isNotified || nowMs() - away.from < AWAY_MS) return;
    const sentence = `No enquiry is stored: ${problems.join(' ')} Visitors see that theirs was not sent. Refused so far: ${refused.count()}.`;
    await notify(notice(away, sentence, null));
    isNotified = true;
  };
}
