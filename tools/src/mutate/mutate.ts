import { mkdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { rooms, type Room } from './rooms.ts';
import { scoreOf, survivorsOf, type Fate } from './score.ts';

const GOAL = 85;
const folder = '.cache/mutate';

/** Every small change to a room's files, and whether a test noticed it. Known fates are not asked again. */
async function mutantsOf({ name, files }: Room): Promise<readonly Fate[]> {
  const key = name.replaceAll('/', '-');
  return new Stryker({
    mutate: [...files, '!**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/src/mutate/rooms.config.ts' },
    plugins: ['@stryker-mutator/*', './tools/src/mutate/left-alone.ts'],
    ignorers: ['left-alone'],
    ignorePatterns: ['/.cache', '/shots', 'dist', '/editor', '/deploy'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // On a busy machine a slow test must not pass for one that noticed.
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `${folder}/${key}.json`,
    tempDirName: `${folder}/sandbox`,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
}

const asked = process.argv.slice(2);
const chosen = rooms.filter(({ name }) => asked.length === 0 || asked.includes(name));
if (chosen.length === 0) {
  throw new Error(
    `No room is called ${asked.join(', ')}: ${rooms.map(({ name }) => name).join(', ')}`,
  );
}
mkdirSync(folder, { recursive: true });
const fates: Fate[] = [];
const lines: string[] = [];
for (const room of chosen) {
  const found = await mutantsOf(room);
  fates.push(...found);
  lines.push(scoreOf(room.name, found).line);
  console.log(survivorsOf(found).join('\n'));
}
const all = scoreOf('all', fates);
console.log([...lines, all.line].join('\n'));
if (all.percent < GOAL) {
  console.error(
    `Tests notice fewer than ${GOAL} % of the changes. The survivors are listed above.`,
  );
  process.exitCode = 1;
}
