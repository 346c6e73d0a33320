import type { JobResult } from 'pg-boss';
import type * as z from 'zod/mini';
import { describeError, type Log } from '@studio/platform/log.ts';
import type { JobKind, Queue } from '@studio/enquiries/database/queue.ts';

const POLL_SECONDS = 0.5;
const AT_ONCE = 20;
const TOGETHER = 100;

/** The queue stores what a handler threw, so it must not contain a library's message: see describeError. */
function withoutWords(error: unknown): { type: string; code?: string } {
  const { type, code } = describeError(error);
  return code === undefined ? { type } : { type, code };
}

async function ending(work: Promise<void>): Promise<Omit<JobResult, 'id'>> {
  try {
    await work;
    return { status: 'completed' };
  } catch (error) {
    return { status: 'failed', output: withoutWords(error) };
  }
}

/** Names only the fields: their values may be personal data. */
function invalidPayloadMessage(name: string, { issues }: z.core.$ZodError): string {
  const fields = issues.map(({ path }) => path.join('.') || 'the whole payload').join(', ');
  return `A job of ${name} has missing or invalid fields (${fields}). It is not run and not tried again.`;
}

interface Taken<Payload> {
  readonly id: string;
  readonly payload: Payload;
}

export type JobRunner = ReturnType<typeof jobRunner>;

/** Runs jobs of the queue until the process stops. */
export function jobRunner(queue: Queue, log: Log, stopping: AbortSignal) {
  async function take<Payload>(
    { name, payload }: JobKind<Payload>,
    batchSize: number,
    run: (jobs: readonly Taken<Payload>[]) => Promise<JobResult[]>,
  ): Promise<void> {
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      batchSize,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await queue.boss.work<unknown, JobResult[], typeof options>(name, options, async (jobs) => {
      const fitting: Taken<Payload>[] = [];
      const invalid: JobResult[] = [];
      for (const { id, data } of jobs) {
        const read = payload.safeParse(data);
        if (read.success) {
          fitting.push({ id, payload: read.data });
          continue;
        }
        const sentence = invalidPayloadMessage(name, read.error);
        log.error({ jobId: id }, sentence);
        // Ends the job at once without retries; reconciliation plans its work again.
        invalid.push({ id, status: 'deadletter', output: { sentence } });
      }
      return fitting.length === 0 ? invalid : [...invalid, ...(await run(fitting))];
    });
  }

  /** One after another, with separate results. When stopping, returns the rest to the queue. */
  const runEach = <Payload>(kind: JobKind<Payload>, handle: (payload: Payload) => Promise<void>) =>
    take(kind, AT_ONCE, async (jobs) => {
      const results: JobResult[] = [];
      for (const { id, payload } of jobs) {
        if (stopping.aborted) break;
        results.push({ id, ...(await ending(handle(payload))) });
      }
      return results;
    });

  /** Many in one call, for work that is cheaper in batches. */
  const runTogether = <Payload>(
    kind: JobKind<Payload>,
    handle: (payloads: readonly Payload[]) => Promise<void>,
  ) =>
    take(kind, TOGETHER, async (jobs) => {
      const end = await ending(handle(jobs.map(({ payload }) => payload)));
      return jobs.map(({ id }) => ({ id, ...end }));
    });

  return { runEach, runTogether };
}
