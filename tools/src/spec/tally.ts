import { count } from './count.ts';
import { readOutcomes } from './read-outcomes.ts';

const outcomes = readOutcomes('.');
for (const { title, result } of outcomes) if (result === 'failed') console.log(`failed: ${title}`);

const { line, good } = count(outcomes);
console.log(line);
process.exitCode = good ? 0 : 1;
