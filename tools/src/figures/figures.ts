// Gathers what the measuring commands printed into content/figures.json, each with its command and day:
// npm run figures [-- budgets chaos …], which runs those commands first
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, type Figures } from './gather.ts';
import { reportFolder, type Report } from './keep-figures.ts';
import { ofTheBuiltSite, origins, wordFor } from './origins.ts';

const file = 'content/figures.json';
const commands = new Map(Object.values(origins).map((one) => [wordFor(one), one.command]));
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !commands.has(word));
if (unknown.length > 0) {
  console.error(
    `Nothing measures ${unknown.join(', ')}. Known: ${[...commands.keys()].join(', ')}.`,
  );
  process.exit(1);
}

/** Allows a build with expired figures, because they can only be measured again after a build. */
function run(command: string): void {
  const env = { ...process.env, OLD_FIGURES: 'allowed' };
  const [program = '', ...words] = command.split(' ');
  const { status } = spawnSync(program, words, { env, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`“${command}” failed, so its figures are not taken.`);
  process.exit(1);
}

if (asked.some((word) => ofTheBuiltSite.has(word))) run('npm run build');
for (const word of asked) run(commands.get(word) ?? '');

const read = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
const reportOf = (name: string) => read(join(reportFolder, `${name}.json`)) as Report | undefined;

const { figures, missing } = gather(origins, (read(file) ?? {}) as Figures, reportOf);
for (const [name, { value, unit, measured, command }] of Object.entries(figures))
  console.log(
    `${name.padEnd(20)} ${String(value).padStart(7)} ${unit.padEnd(6)} ${measured}  ${command}`,
  );
for (const sentence of missing) console.log(sentence);
writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
