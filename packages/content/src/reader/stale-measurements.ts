import { dayAfter } from './day-after.ts';
import { isOffFile } from './extras.ts';
import type { Finding } from './finding.ts';
import type { Content } from './load-content.ts';

const mostDays = 90;

/** A measurement describes the site at its time. After ninety days it may no longer be published. */
export function staleMeasurements(
  content: Pick<Content, 'extras' | 'measurements'>,
  today: Date,
): Finding[] {
  const { file, value } = content.measurements;
  if (isOffFile(file, content.extras.value)) return [];
  const oldest = dayAfter(today, -mostDays);
  return Object.entries(value)
    .filter(([, { measured }]) => measured < oldest)
    .map(([name, { measured, command }]) => ({
      file,
      field: name,
      problem: `was measured on ${measured}, more than ${mostDays} days ago.`,
      fix: `Measure it again: npm run proof -- ${command.split(' ').at(-1) ?? ''}`,
    }));
}
