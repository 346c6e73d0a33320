import * as z from 'zod/mini';
import { formatDay } from './format-date.ts';
import { HOUR_MS, type WorkingTime } from './working-time.ts';

/** The figure we show in public is about so many days. */
export const RESPONSE_TIME_DAYS = 90;
/** Fewer say nothing useful, and one person could recognise themselves. */
const FROM_ENQUIRIES = 20;
/** It is computed every hour: one older than this is out of date. */
const FRESH_MS = 72 * HOUR_MS;

/** The part of an enquiry from which the public figure is computed. */
export interface TimedEnquiry {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}

export interface ResponseTime {
  readonly enquiries: number;
  /** Half of them were answered within so many working hours, rounded up. */
  readonly halfWithinHours: number;
}

/**
 * What may be published. An enquiry without an answer counts as infinitely slow, so the sentence
 * is true of all who wrote; where fewer than half are answered, nothing is said.
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

/** For text that stays: the sentence has its date, so it stays true. */
export const datedResponseTimeSentence = (responseTime: KnownResponseTime): string =>
  ofDays(`${RESPONSE_TIME_DAYS} days before ${formatDay(responseTime.at)}`, responseTime);

const knownResponseTime = z.object({
  at: z.iso.datetime(),
  enquiries: z.int().check(z.minimum(FROM_ENQUIRIES)),
  halfWithinHours: z.int().check(z.positive()),
});

/** A response time, and when it was computed. */
export type KnownResponseTime = Readonly<z.infer<typeof knownResponseTime>>;

/** What the contact page asks for: a sentence, or null if nothing may be published. */
export const responseTimeAnswerSchema = z.object({ sentence: z.nullable(z.string()) });
export type ResponseTimeAnswer = Readonly<z.infer<typeof responseTimeAnswerSchema>>;

/** The file between the worker, the intake's API and the site's build. */
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
