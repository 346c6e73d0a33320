import type { Log } from './log.ts';

/** Says why the service does not start, one sentence a line. */
export class StartError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'StartError';
  }
}

const STOP_WITHIN_MS = 10_000;
const LAST_LINES_MS = 200;

/**
 * Not at once: lines of the log are still being written. Where nobody reads them any more, whoever writes them
 * learns it a moment later; sonic-boom, asked to write them before an end at once, would try for ever.
 */
function leave(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), LAST_LINES_MS).unref();
}

/** What is under way is finished; whatever takes longer than ten seconds is cut. */
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

/** A problem with the settings is a sentence for a person, not a stack trace. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
