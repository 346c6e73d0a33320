export interface Report {
  record(name: string, value: number | string): void;
  /** A requirement, with the sentence to print if it is not met. */
  must(holds: boolean, sentence: string): void;
}

/** Which form of a fault test to run. */
export interface FaultTestOptions {
  /** A form of a few minutes. */
  readonly isShort?: boolean;
  /** How often each fault is injected. */
  readonly times?: number | undefined;
}

/** An error during cleanup hides the error before it; this returns the first one. */
function rootOf(error: unknown): unknown {
  return error instanceof SuppressedError ? rootOf(error.suppressed) : error;
}

/** Prints measurements as they come; the command fails if a requirement is not met. */
export async function withReport(title: string, run: (report: Report) => Promise<void>) {
  const broken: string[] = [];
  const started = performance.now();
  console.log(`\n${title}`);
  const report: Report = {
    record(name, value) {
      const shown = typeof value === 'number' ? value.toLocaleString('en-US') : value;
      console.log(`  ${name.padEnd(44)} ${shown}`);
    },
    must(holds, sentence) {
      if (!holds) broken.push(sentence);
    },
  };
  try {
    await run(report);
  } catch (error) {
    const root = rootOf(error);
    broken.push(root instanceof Error ? (root.stack ?? root.message) : String(root));
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  for (const sentence of broken) console.log(`  BROKEN: ${sentence}`);
  console.log(`  ${broken.length === 0 ? 'holds' : 'does not hold'} (${seconds} s)`);
  if (broken.length > 0) process.exitCode = 1;
}
