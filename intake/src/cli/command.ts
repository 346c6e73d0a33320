import type { Config } from '#config.ts';
import type { Database } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { StartError } from '#platform/process.ts';

export interface CommandParts {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly args: readonly string[];
}

/** Answers the text to print. */
export type Command = (parts: CommandParts) => Promise<string>;

export function wanted(value: string | undefined, sentence: string): string {
  if (value === undefined || value.startsWith('--')) throw new StartError([sentence]);
  return value;
}

export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}

export function lines(rows: readonly string[], nothing: string): string {
  return rows.length === 0 ? `${nothing}\n` : `${rows.join('\n')}\n`;
}
