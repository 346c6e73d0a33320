// Gathers what the measuring commands printed into content/measurements.json, each with its command and day:
// npm run proof [-- budgets chaos …], which runs those commands first
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, type Measurements } from './gather.ts';
import { reportFolder, type Report } from './record-measurement.ts';
import { ofTheBuiltSite, measurementSources, wordFor } from './measurement-sources.ts';

const file = 'content/measurements.json';
const commands = new Map(
  Object.values(measurementSources).map((one) => [wordFor(one), one.command]),
);
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !commands.has(word));
if (unknown.length > 0) {
  console.error(
    `No command measures ${unknown.join(', ')}. Known: ${[...commands.keys()].join(', ')}.`,
  );
  process.exit(1);
}

function run(command: string): void {
  const [program = '', ...words] = command.split(' ');
  const { status } = spawnSync(program, words, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`“${command}” failed, so its measurements are not recorded.`);
  process.exit(1);
}

if (asked.some((word) => ofTheBuiltSite.has(word))) run('npm run build');
if (asked.includes('attacks')) run('npm run build -- desk');
for (const word of asked) run(commands.get(word) ?? '');

const read = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
const reportOf = (name: string) => read(join(reportFolder, `${name}.json`)) as Report | undefined;

const { measurements, missing } = gather(
  measurementSources,
  (read(file) ?? {}) as Measurements,
  reportOf,
);
for (const [name, { value, unit, measured, command }] of Object.entries(measurements))
  console.log(
    `${name.padEnd(20)} ${String(value).padStart(7)} ${unit.padEnd(6)} ${measured}  ${command}`,
  );
for (const sentence of missing) console.log(sentence);
writeFileSync(file, `${JSON.stringify(measurements, undefined, 2)}\n`);
