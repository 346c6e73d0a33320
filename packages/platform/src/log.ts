import { destination as openDestination, pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

export type Log = Logger;

/** PostgreSQL's codes for a missing column and a missing table. */
const notMigrated: ReadonlySet<string> = new Set(['42703', '42P01']);
const MIGRATE = 'A column or table is missing: apply the migrations.';

/**
 * A library's error message may quote what a person typed (PostgreSQL names the value, an SMTP
 * server the address), so only its type, its code and its stack are logged.
 */
export function describeError(error: unknown): {
  type: string;
  code?: string;
  remedy?: string;
  at: string[];
} {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const remedy = notMigrated.has(code.code ?? '') ? { remedy: MIGRATE } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...code,
    ...remedy,
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}

/**
 * Writes the lines of one turn of the event loop together. Under load twenty enquiries are answered in one
 * turn, and a write for each of their lines cost a tenth of the API's processor time.
 */
export function writeOncePerTurn(destination: DestinationStream): DestinationStream {
  let lines = '';
  const write = (): void => {
    const written = lines;
    lines = '';
    destination.write(written);
  };
  return {
    write(line) {
      if (lines === '') setImmediate(write);
      lines += line;
    },
  };
}

/** Asynchronous: if the reader of the log stalls, enquiries must not wait for it. */
const standardOutput = (): DestinationStream =>
  writeOncePerTurn(openDestination({ dest: 1, sync: false }));

export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    hooks: {
      // An error logged without a message: pino would log the error's own message.
      logMethod([first, ...words], log) {
        if (typeof first === 'string' || words.length > 0) log.call(this, first, ...words);
        else log.call(this, first, '');
      },
    },
  };
  return pino(options, destination ?? standardOutput());
}
