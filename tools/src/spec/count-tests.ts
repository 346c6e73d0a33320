import { count } from './count.ts';
import { readOutcomes } from './read-outcomes.ts';

const outcomes = readOutcomes('.');
for (const { title, result, why } of outcomes)
  if (result === 'failed' || result === 'flaky')
    console.log([`${result}: ${title}`, why].filter(Boolean).join('\n'));

const { line, good, axe } = count(outcomes);
console.log(`In ${axe} of these, axe checked pages.`);
console.log(line);
process.exitCode = good ? 0 : 1;
