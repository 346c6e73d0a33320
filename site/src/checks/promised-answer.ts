import { minutesOf } from '@old/contract/working-time';
import type { WorkingHours } from '@old/contract/working-hours';
import type { Check } from '#catalogue/check.ts';
import { passagesIn } from './passages.ts';
import { says } from './says.ts';

const CONTACT = 'pages/contact.yaml';
/** The first answer of the page is the promise, and every enquirer's page repeats it. */
const PROMISE = 'answers.items.0.text';

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

function counted(count: number, unit: string): string {
  const number = numbers[count - 1] ?? String(count);
  return `${number} working ${unit}${count === 1 ? '' : 's'}`;
}

/** In hours, and in days where they are whole ones. */
function promiseWords({ promise, opens, closes }: WorkingHours): string[] {
  const days = (promise * 60) / (minutesOf(closes) - minutesOf(opens));
  return [counted(promise, 'hour'), ...(Number.isInteger(days) ? [counted(days, 'day')] : [])];
}

/** The contact page promises the answer that the desk's clock and the alarms are set by. */
export const promisedAnswer: Check = ({ files, workingHours }) => {
  const promised = promiseWords(workingHours.value);
  return files
    .filter(({ file }) => file === CONTACT)
    .flatMap(passagesIn)
    .filter(({ field, words }) => field === PROMISE && !promised.some((each) => says(words, each)))
    .map(({ file, field }) => ({
      file,
      field,
      problem: `does not say “${promised.join('” or “')}”, which is what working-hours.yaml promises.`,
      fix: 'Name that time, or change the promise there.',
    }));
};
