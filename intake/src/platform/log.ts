import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type Log = Logger;

/**
 * A foreign error's message may quote what a person typed (PostgreSQL names the value, an SMTP
 * server the address), so only its kind, its code and where it arose are written down.
 */
export function describeError(error: unknown): { type: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, ...code, at: frames.slice(0, 6).map((line) => line.trim()) };
}

export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    hooks: {
      // Where nothing is said beside an error, pino would say the error's own message.
      logMethod([first, ...words], log) {
        if (typeof first === 'string' || words.length > 0) log.call(this, first, ...words);
        else log.call(this, first, '');
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
