// Kills API, worker and PostgreSQL while enquiries come in, then counts:
// npm run chaos [-- --long] [-- --seed 7]
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { proving } from '../verdict.ts';
import { control } from './control.ts';
import { killAround } from './kill-around.ts';

const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));

const scale = values.long ? { killsOfEach: 100, leads: 30_000 } : { killsOfEach: 10, leads: 2_000 };

await proving(`Chaos, seed ${seed}`, (verdict) => killAround(verdict, seed, scale), 'chaos');
await proving(
  'Negative control: synchronous_commit = off',
  (verdict) => control(verdict, seed),
  'chaos-control',
);
