import { targetSentence } from './response-target-text.ts';
import type { WorkingHours } from './working-hours.schema.ts';
import { HOUR_MS, workingTime, type WorkingTime } from './working-time.ts';

/** With this much working time left, those who could still answer in time are notified. */
const WARN_MS = 2 * HOUR_MS;

/** When an answer is due, and when to say that it soon will be. Stored with the enquiry. */
export interface Deadlines {
  readonly warnAt: Date;
  readonly dueAt: Date;
}

/** running: time passes; standing: outside working hours, so none does; the others say how it ended. */
export type ClockState = 'running' | 'standing' | 'late' | 'answered' | 'answered late';

export interface Reading {
  readonly state: ClockState;
  /** Working time since the enquiry came, until now or until its answer. */
  readonly usedMs: number;
  /** Working time until it is due; below zero is how late it is. */
  readonly leftMs: number;
}

export interface ResponseTarget {
  readonly time: WorkingTime;
  /** “We answer within one business day.” */
  readonly sentence: string;
  readonly deadlinesFrom: (receivedAt: Date) => Deadlines;
  readonly read: (enquiry: Awaiting, now: Date) => Reading;
}

interface Awaiting {
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly answeredAt: Date | null;
}

export function responseTargetOf(hours: WorkingHours): ResponseTarget {
  const time = workingTime(hours);
  const targetMs = hours.promise * HOUR_MS;

  function stateOf({ dueAt, answeredAt }: Awaiting, now: Date): ClockState {
    if (answeredAt) return answeredAt >= dueAt ? 'answered late' : 'answered';
    if (now >= dueAt) return 'late';
    return time.isOpen(now) ? 'running' : 'standing';
  }

  return {
    time,
    sentence: targetSentence(hours),
    deadlinesFrom: (receivedAt) => ({
      warnAt: time.after(receivedAt, Math.max(0, targetMs - WARN_MS)),
      dueAt: time.after(receivedAt, targetMs),
    }),
    read(enquiry, now) {
      const until = enquiry.answeredAt ?? now;
      const { receivedAt, dueAt } = enquiry;
      return {
        state: stateOf(enquiry, now),
        usedMs: time.between(receivedAt, until),
        leftMs: until > dueAt ? -time.between(dueAt, until) : time.between(until, dueAt),
      };
    },
  };
}
