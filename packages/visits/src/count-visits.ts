import { setTimeout as sleep } from 'node:timers/promises';
import { recordHeartbeat, HEARTBEAT_SECONDS } from '@studio/enquiries/alarms/heartbeat.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import { keepTally, placeIn } from './tally.store.ts';
import { tallyLines, type Known } from './tally.ts';
import { eachVisitFile, type VisitFile } from './visit-files.ts';

const PAUSE_MS = 1_000;

export interface CounterParts {
  readonly db: Db;
  readonly log: Log;
  /** The folder in which nginx writes visits.log. */
  readonly folder: string;
  readonly known: Known;
}

async function countFile({ db, log, known }: CounterParts, file: VisitFile): Promise<void> {
  for (;;) {
    const from = await placeIn(db, file.id);
    const { text, end } = await file.linesFrom(from);
    if (end === from) break;
    const { tally, unread } = tallyLines(text, known);
    if (unread > 0) log.warn({ unread }, 'lines of the visit log were not understood');
    await keepTally(db, { file: file.id, from, to: end }, tally);
  }
  // Its position stays stored: another counter may have it open still, and would count it again from the start.
  if (file.isLeft) await file.remove();
}

/** Counts new lines in every file, and removes finished files. */
export const countVisits = (parts: CounterParts): Promise<void> =>
  eachVisitFile(parts.folder, (file) => countFile(parts, file));

export async function followVisits(parts: CounterParts, signal: AbortSignal): Promise<void> {
  let lastSeenAt = Number.NEGATIVE_INFINITY;
  // A heartbeat means that the folder could be read and its lines stored.
  const countAndBeat = async (): Promise<void> => {
    await countVisits(parts);
    if (performance.now() - lastSeenAt < HEARTBEAT_SECONDS * 1_000) return;
    await recordHeartbeat(parts.db, 'visit-counter');
    lastSeenAt = performance.now();
  };
  while (!signal.aborted) {
    await countAndBeat().catch((error: unknown) => {
      parts.log.warn({ err: error }, 'visits could not be counted');
    });
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}
