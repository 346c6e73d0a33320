import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm run figures` finds what the commands printed, seen from the repository's root. */
const reportFolder = '.cache/reports/figures';

export interface Verdict {
  figure(name: string, value: number | string): void;
  /** A promise, with the sentence to print when it does not hold. */
  must(holds: boolean, sentence: string): void;
}

/** An error that arose while cleaning up after another one hides it; the first one is wanted. */
function rootOf(error: unknown): unknown {
  return error instanceof SuppressedError ? rootOf(error.suppressed) : error;
}

/**
 * Prints figures as they come; the command fails when one promise did not hold. If all did, they are
 * left under the name of the report, where one is given.
 */
export async function proving(
  title: string,
  prove: (verdict: Verdict) => Promise<void>,
  report?: string,
) {
  const broken: string[] = [];
  const values: Record<string, number | string> = {};
  const started = performance.now();
  console.log(`\n${title}`);
  const verdict: Verdict = {
    figure(name, value) {
      const shown = typeof value === 'number' ? value.toLocaleString('en-US') : value;
      console.log(`  ${name.padEnd(44)} ${shown}`);
      values[name] = value;
    },
    must(holds, sentence) {
      if (!holds) broken.push(sentence);
    },
  };
  try {
    await prove(verdict);
  } catch (error) {
    const root = rootOf(error);
    broken.push(root instanceof Error ? (root.stack ?? root.message) : String(root));
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  for (const sentence of broken) console.log(`  BROKEN: ${sentence}`);
  console.log(`  ${broken.length === 0 ? 'holds' : 'does not hold'} (${seconds} s)`);
  if (broken.length > 0) process.exitCode = 1;
  else if (report) keep(report, values);
}

function keep(report: string, values: Readonly<Record<string, number | string>>): void {
  const measured = new Date().toISOString().slice(0, 10);
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, `${report}.json`), JSON.stringify({ measured, values }));
}
