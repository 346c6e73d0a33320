import type { JobResult } from 'pg-boss';
import { describeError } from '../platform/log.ts';
import type { JobKind, Queue } from '../platform/queue.ts';

const POLL_SECONDS = 0.5;
const AT_ONCE = 20;
const TOGETHER = 100;

/** The queue keeps what a handler threw, so it must hold no foreign words: see describeError. */
function withoutWords(error: unknown): { type: string; code?: string } {
  const { type, code } = describeError(error);
  return code === undefined ? { type } : { type, code };
}

/** Jobs one after another; each ends for itself. When stopping, the rest goes back to the queue. */
export async function workOff<Payload extends Record<string, string>>(
  queue: Queue,
  kind: JobKind<Payload>,
  stopping: AbortSignal,
  handle: (payload: Payload) => Promise<void>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await queue.boss.work<Payload, JobResult[], typeof options>(kind.name, options, async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) {
      if (stopping.aborted) break;
      try {
        await handle(job.data);
        results.push({ id: job.id, status: 'completed' });
      } catch (error) {
        results.push({ id: job.id, status: 'failed', output: withoutWords(error) });
      }
    }
    return results;
  });
}

/** Many jobs in one call, for work that is cheaper together. */
export async function workOffTogether<Payload extends Record<string, string>>(
  queue: Queue,
  kind: JobKind<Payload>,
  handle: (payloads: readonly Payload[]) => Promise<void>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: TOGETHER,
    burstWhenBatchFull: true,
  } as const;
  await queue.boss.work<Payload, undefined, typeof options>(kind.name, options, async (jobs) => {
    try {
      await handle(jobs.map(({ data }) => data));
    } catch (error) {
      throw new Error(JSON.stringify(withoutWords(error)), { cause: undefined });
    }
  });
}
