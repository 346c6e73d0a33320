import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { Stryker } from '@stryker-mutator/core';
import { chooseModule } from './chosen-module.ts';
import { modules, type Module } from './modules.ts';
import { failuresOf, killedOnly, scoreOf, survivorsOf, type Fate } from './score.ts';

const GOAL = 85;
const folder = '.cache/mutate';

/**
 * Every mutant of the files, and whether a test noticed it. One that failed a test is not tested again while code and
 * test are unchanged; the others are, because Stryker does not see that a new test covers them.
 */
async function mutantsOf(
  { name }: Module,
  files: readonly string[],
  concurrency: number,
): Promise<readonly Fate[]> {
  const known = `${folder}/${name}.json`;
  if (existsSync(known)) writeFileSync(known, killedOnly(readFileSync(known, 'utf8')));
  const all = await new Stryker({
    mutate: [...files, '!**/*.test.ts'],
    testRunner: 'vitest',
    // Only the tests that import a changed file: a change of a constant would otherwise run all tests of the module.
    vitest: { configFile: 'tools/src/mutate/modules.config.ts', related: true },
    plugins: ['@stryker-mutator/*', './tools/src/mutate/ignored-mutants.ts'],
    ignorers: ['left-alone'],
    ignorePatterns: ['/.cache', '/shots', 'dist', '/apps/editor'],
    buildCommand: 'node tools/src/mutate/link-packages.ts',
    symlinkNodeModules: false,
    coverageAnalysis: 'perTest',
    concurrency,
    // On a busy machine a slow test must not count as one that noticed.
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: known,
    tempDirName: `${folder}/sandbox`,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
  // The report also has what is known of other files.
  return all.filter(({ fileName }) =>
    files.some((glob) => matchesGlob(relative('.', fileName), glob)),
  );
}

const help = `npm run mutate [-- <module or file> …] [--concurrency <number>]

Changes the code line by line and reports each change that no test notices.

  <module or file>        some modules instead of all
  --concurrency <number>  how many tests run at once`;

const { positionals, values } = readCommandLine(help, {
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' } },
});
const names = positionals.filter((one) => !one.includes('/'));
const paths = positionals.filter((one) => one.includes('/'));
const unknown = names.filter((one) => !modules.some(({ name }) => name === one));
if (unknown.length > 0) {
  const known = modules.map(({ name }) => name).join(', ');
  console.error(`No module is called ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}
const ownPaths = ({ files }: Module) =>
  paths.filter((path) => files.some((glob) => matchesGlob(path, glob)));
const chosen = modules.filter(
  (one) => positionals.length === 0 || names.includes(one.name) || ownPaths(one).length > 0,
);
mkdirSync(folder, { recursive: true });
const scores = [];
for (const module of chosen) {
  chooseModule(module);
  const begun = Date.now();
  const files = names.includes(module.name) || paths.length === 0 ? module.files : ownPaths(module);
  const fates = await mutantsOf(module, files, Number(values.concurrency));
  const minutes = (Date.now() - begun) / 60_000;
  scores.push(scoreOf(module.name, fates, minutes));
  console.log([...survivorsOf(fates), scores.at(-1)?.line].join('\n'));
}
console.log(['', ...scores.map(({ line }) => line)].join('\n'));
const failures = failuresOf(scores, GOAL);
if (failures.length > 0) {
  console.error(
    `Tests notice fewer than ${GOAL} % of the changes in ${failures.join(', ')}. The survivors are listed above.`,
  );
  process.exitCode = 1;
}
