import { renameWarnings } from '@studio/contract/renamed-settings';
import type { Log } from './log.ts';

/** Why the service does not start, one sentence per line. */
export class StartupError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'StartupError';
  }
}

const STOP_WITHIN_MS = 10_000;
const LAST_LINES_MS = 200;

/**
 * Exits after a moment, because log lines are still being written. If no one reads the log any more, sonic-boom
 * notices it in that time; with an immediate exit it would try to flush forever.
 */
function leave(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), LAST_LINES_MS).unref();
}

/** Finishes running work; exits anyway if it takes longer than ten seconds. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => {
        leave(0);
      },
      (err: unknown) => {
        log.error({ err }, 'stopping failed');
        leave(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** For one release an old name of a setting is still read; the log names the new one. */
export function warnOfOldNames(log: Pick<Log, 'warn'>): void {
  for (const warning of renameWarnings(process.env)) log.warn(warning);
}

/** Prints a problem with the settings as sentences, not as a stack trace. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
