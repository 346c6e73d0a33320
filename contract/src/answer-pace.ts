import { HOUR_MS, type WorkingTime } from './working-time.ts';

/** The figure we show in public is about so many days. */
export const PACE_DAYS = 90;
/** Of fewer nobody learns anything, and one person could recognise themselves. */
const FROM_ENQUIRIES = 20;

/** Of an enquiry, what the public figure is made of. */
export interface Paced {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}

export interface Pace {
  readonly enquiries: number;
  /** Half of them were answered within so many working hours, rounded up. */
  readonly halfWithinHours: number;
}

/**
 * What may be said in public. Whoever has no answer yet counts as one that takes for ever, so the sentence
 * is true of all who wrote; where fewer than half are answered, nothing is said.
 */
export function paceOf(enquiries: readonly Paced[], time: WorkingTime): Pace | undefined {
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
  count === 1 ? 'one working hour' : `${count} working hours`;

export const paceSentence = ({ halfWithinHours }: Pace): string =>
  `Half of the enquiries of the last ${PACE_DAYS} days were answered within ${hours(halfWithinHours)}.`;
