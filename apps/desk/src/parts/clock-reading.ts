import type { EnquiryRow } from '@studio/contract/desk/responses';
import { currentDeadline, type ReplyDeadlines } from '@studio/contract/desk/work';
import type { Reading } from '@studio/contract/response-target';
import { dayNumber, formatMoment, formatDuration } from './format-time.ts';
import type { Office } from './office.ts';

/** The part of an enquiry that its clock needs. */
export type Timed = Pick<EnquiryRow, 'receivedAt'> & ReplyDeadlines;

export interface ClockReading extends Reading {
  /** When the message arrived that awaits an answer, or was answered last. */
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly answeredAt: Date | null;
  /** Nights, weekends and holidays as working time from the start: where the line is interrupted. */
  readonly breaks: readonly number[];
  readonly words: string;
  readonly isLate: boolean;
}

function wordsOf(reading: Reading, dueAt: Date, now: Date, zone: string): string {
  switch (reading.state) {
    case 'answered':
      return `answered in ${formatDuration(reading.usedMs)}`;
    case 'answered late':
      return `answered late, in ${formatDuration(reading.usedMs)}`;
    case 'late':
      return `late by ${formatDuration(reading.leftMs)}`;
    case 'standing':
    case 'running': {
      const isToday = dayNumber(dueAt, zone) === dayNumber(now, zone);
      const isCounted = isToday && reading.state === 'running';
      return isCounted
        ? `due in ${formatDuration(reading.leftMs)}`
        : `due ${formatMoment(dueAt, now, zone)}`;
    }
  }
}

/** The response target of one enquiry at this moment, for its bar, its text and the counts. */
export function clockReading(
  enquiry: Timed,
  now: Date,
  { responseTarget, zone }: Office,
): ClockReading {
  const awaiting = currentDeadline(enquiry, new Date(enquiry.receivedAt));
  const { receivedAt: received, dueAt: due, answeredAt } = awaiting;
  const isStopped = enquiry.state === 'closed' && answeredAt === null;
  const reading = responseTarget.read(awaiting, now);
  const breaks = responseTarget.time
    .shifts(received, due)
    .filter(({ closes }) => closes < due.getTime())
    .map(({ closes }) => responseTarget.time.between(received, new Date(closes)));
  return {
    ...reading,
    askedAt: received,
    dueAt: due,
    answeredAt,
    breaks,
    words: isStopped ? 'clock stopped' : wordsOf(reading, due, now, zone),
    isLate: !isStopped && (reading.state === 'late' || reading.state === 'answered late'),
  };
}
