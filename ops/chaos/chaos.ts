// Kills API, worker and PostgreSQL while enquiries arrive, then counts losses:
// npm run fault -- chaos [--short | --long] [--seed 7]
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withReport } from '../report.ts';
import { negativeControl } from './negative-control.ts';
import { randomKills } from './random-kills.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));

const scales = {
  short: { killsOfEach: 4, enquiries: 600 },
  usual: { killsOfEach: 10, enquiries: 2_000 },
  long: { killsOfEach: 100, enquiries: 30_000 },
} as const;
const chosen = values.long ? 'long' : values.short ? 'short' : 'usual';

await withReport(`Chaos, seed ${seed}`, (report) => randomKills(report, seed, scales[chosen]));
await withReport('Negative control: synchronous_commit = off', (report) =>
  negativeControl(report, seed),
);
