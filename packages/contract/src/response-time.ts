import * as z from 'zod/mini';
import { formatDay } from './format-date.ts';
import { HOUR_MS, type WorkingTime } from './working-time.ts';

/** The published value covers this many days. */
export const RESPONSE_TIME_DAYS = 90;
/** Fewer enquiries say nothing useful, and a person could recognize their own. */
const FROM_ENQUIRIES = 20;
/** Computed every hour: an older value is out of date. */
const FRESH_MS = 72 * HOUR_MS;

/** The fields of an enquiry that the published value is computed from. */
export interface TimedEnquiry {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}

export interface ResponseTime {
  readonly enquiries: number;
  /** Half of them were answered within this many working hours, rounded up. */
  readonly halfWithinHours: number;
}

/**
 * The value that may be published. An enquiry without an answer counts as infinitely slow, so that the sentence holds
 * for everyone who wrote; if fewer than half are answered, nothing is published.
 */
export function responseTimeOf(
  enquiries: readonly TimedEnquiry[],
  time: WorkingTime,
): ResponseTime | undefined {
  if (enquiries.length < FROM_ENQUIRIES) return undefined;
  const waits = enquiries
    .map(({ receivedAt, answeredAt }) =>
      answeredAt === null ? Infinity : time.between(receivedAt, answeredAt),
    )
    .sort((a, b) => a - b);
  const half = waits[Math.ceil(waits.length / 2) - 1] ?? Infinity;
  if (half === Infinity) return undefined;
  const halfWithinHours = Math.max(1, Math.ceil(half / HOUR_MS));
  return { enquiries: enquiries.length, halfWithinHours };
}

const hours = (count: number): string =>
  count === 1 ? 'one business hour' : `${count} business hours`;

const ofDays = (days: string, { halfWithinHours }: ResponseTime): string =>
  `Half of the enquiries of the ${days} were answered within ${hours(halfWithinHours)}.`;

export const responseTimeSentence = (responseTime: ResponseTime): string =>
  ofDays(`last ${RESPONSE_TIME_DAYS} days`, responseTime);

/** For text that is kept: the sentence has its date, so it stays true. */
export const datedResponseTimeSentence = (responseTime: KnownResponseTime): string =>
  ofDays(`${RESPONSE_TIME_DAYS} days before ${formatDay(responseTime.at)}`, responseTime);

const knownResponseTime = z.object({
  at: z.iso.datetime(),
  enquiries: z.int().check(z.minimum(FROM_ENQUIRIES)),
  halfWithinHours: z.int().check(z.positive()),
});

/** A response time, and when it was computed. */
export type KnownResponseTime = Readonly<z.infer<typeof knownResponseTime>>;

/** The response for the contact page: a sentence, or null if nothing may be published. */
export const responseTimeAnswerSchema = z.object({ sentence: z.nullable(z.string()) });
export type ResponseTimeAnswer = Readonly<z.infer<typeof responseTimeAnswerSchema>>;

/** Writes the file that the worker shares with the API and the site's build. */
export const writeResponseTime = (responseTime: ResponseTime | undefined, at: Date): string =>
  `${JSON.stringify(responseTime ? { at, ...responseTime, sentence: responseTimeSentence(responseTime) } : {})}\n`;

/** Undefined if nothing may be published, if the file is invalid, or if it is too old. */
export function readResponseTime(written: string, now: Date): KnownResponseTime | undefined {
  const { data } = knownResponseTime.safeParse(parsed(written));
  return data && Math.abs(now.getTime() - Date.parse(data.at)) < FRESH_MS ? data : undefined;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
