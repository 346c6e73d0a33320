import { targetSentence } from './response-target-text.ts';
import type { WorkingHours } from './working-hours.schema.ts';
import { HOUR_MS, workingTime, type WorkingTime } from './working-time.ts';

/** With this much working time left, those who could still answer in time are notified. */
const WARN_MS = 2 * HOUR_MS;

/** When a reply is due, and when to warn. Stored with the enquiry. */
export interface Deadlines {
  readonly warnAt: Date;
  readonly dueAt: Date;
}

/** running: time is counted; standing: outside working hours; the others are the result. */
export type ClockState = 'running' | 'standing' | 'late' | 'answered' | 'answered late';

export interface Reading {
  readonly state: ClockState;
  /** Working time from the arrival until now or until the reply. */
  readonly usedMs: number;
  /** Working time until it is due; negative if late. */
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
