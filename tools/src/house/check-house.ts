import { parseArgs } from 'node:util';
import { circles } from './checks/circles.ts';
import { componentNames } from './checks/component-names.ts';
import { contentReaders } from './checks/content-readers.ts';
import { defaultExports } from './checks/default-exports.ts';
import { fileNames } from './checks/file-names.ts';
import { folderNames } from './checks/folder-names.ts';
import { hydration } from './checks/hydration.ts';
import { importWalls } from './checks/import-walls.ts';
import { importWays } from './checks/import-ways.ts';
import { interactivity } from './checks/interactivity.ts';
import { layers } from './checks/layers.ts';
import { markupStyles } from './checks/markup-styles.ts';
import { moduleClasses } from './checks/module-classes.ts';
import { sizeQuestions, sizes } from './checks/sizes.ts';
import { tokens } from './checks/tokens.ts';
import { type Check, type Finding, sentence } from './finding.ts';
import { readTree } from './reading/tree.ts';

const checks: readonly Check[] = [
  importWalls,
  importWays,
  circles,
  contentReaders,
  folderNames,
  fileNames,
  componentNames,
  defaultExports,
  sizes,
  hydration,
  interactivity,
  layers,
  tokens,
  markupStyles,
  moduleClasses,
];

const { values, positionals } = parseArgs({
  options: { questions: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const files = readTree(positionals[0] ?? process.cwd());
const findings = checks.flatMap((check) => check(files)).sort(byPlace);

if (values.questions) for (const question of sizeQuestions(files)) console.log(sentence(question));
for (const finding of findings) console.log(sentence(finding));
console.log(`${files.length} files read, faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function byPlace(a: Finding, b: Finding): number {
  return a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1;
}
