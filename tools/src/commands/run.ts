// Runs the names of a family of commands (families.ts): node tools/src/commands/run.ts e2e desk inbox
// Images build the site with it, so it imports nothing outside this folder.
import { families, type Family } from './families.ts';
import { planRun } from './plan.ts';
import { runLines } from './run-lines.ts';
import { sideBySide } from './side-by-side.ts';

const [script = '', ...given] = process.argv.slice(2);
const known: Readonly<Record<string, Family>> = families;
const family = known[script];
if (family === undefined) throw new Error(`families.ts has no “${script}”.`);

const plan = planRun(script, family, given);
if ('help' in plan) {
  (plan.isError ? console.error : console.log)(plan.help);
  process.exitCode = plan.isError ? 2 : 0;
} else if (script === 'check' && plan.runs.length > 1) {
  process.exitCode = (await sideBySide(plan.runs, console.log)) ? 0 : 1;
} else {
  for (const { lines } of plan.runs) {
    const { code } = await runLines(lines, plan.words);
    process.exitCode = code;
    if (code !== 0) break;
  }
}
