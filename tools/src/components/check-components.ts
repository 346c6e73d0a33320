// Checks of our components that no linter has: node tools/src/components/check-components.ts [root]
import { componentNames } from './checks/component-names.ts';
import { hydration } from './checks/hydration.ts';
import { layers } from './checks/layers.ts';
import { moduleClasses } from './checks/module-classes.ts';
import { type Check, type Finding, sentence } from './finding.ts';
import { readTree } from './reading/tree.ts';

const checks: readonly Check[] = [componentNames, hydration, layers, moduleClasses];

const files = readTree(process.argv[2] ?? process.cwd());
const findings = checks.flatMap((check) => check(files)).sort(byPlace);

for (const finding of findings) console.log(sentence(finding));
console.log(`${files.length} files read, faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function byPlace(a: Finding, b: Finding): number {
  return a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1;
}
