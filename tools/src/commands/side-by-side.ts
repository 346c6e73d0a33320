import { availableParallelism } from 'node:os';
import type { Run } from './plan.ts';
import { runLines } from './run-lines.ts';

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(0)} s`;

/**
 * As many at once as there are processors, in the order given. The output of one that fails is printed when it ends;
 * it stops no other. Returns whether all passed.
 */
export async function sideBySide(runs: readonly Run[], print: (line: string) => void) {
  const waiting = [...runs];
  const failed: string[] = [];
  const started = performance.now();
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const from = performance.now();
      const { code, output } = await runLines(next.lines, [], ['ignore', 'pipe', 'pipe']);
      print(`${next.name} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds(from)}`);
      if (code === 0) continue;
      failed.push(next.name);
      print(output.trimEnd());
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length > 0) print(`Failed: ${failed.join(', ')}.`);
  print(`All checks took ${seconds(started)}.`);
  return failed.length === 0;
}
