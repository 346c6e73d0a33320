/** A result of doctor: a sentence that, if bad, says what to do. */
export interface Finding {
  readonly sentence: string;
  /** Makes doctor fail. */
  readonly bad: boolean;
  /** What doctor's alarm is about; undefined if there is nothing to report or another alarm reports it. */
  readonly subject?: string;
}

export const fine = (sentence: string): Finding => ({ sentence, bad: false });
export const bad = (subject: string, sentence: string): Finding => ({
  subject,
  sentence,
  bad: true,
});
/** A problem that already has an alarm. */
export const reported = (sentence: string): Finding => ({ sentence, bad: true });

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "3 days", "1 hour": in the largest unit that fits. */
export function formatDuration(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
  const count = Math.floor(seconds / size);
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
