import { userInfo } from 'node:os';
import type { Config } from '#config.ts';
import type { Database } from '#platform/db.ts';
import { ledgerOf, type Ledger } from '#ledger/ledger.store.ts';
import type { Log } from '#platform/log.ts';
import { StartError } from '#platform/process.ts';

export interface CommandParts {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly args: readonly string[];
}

/** Behind sudo it is the person who called it that counts. */
export const account = (): string => process.env['SUDO_USER'] ?? userInfo().username;

export const operatorLedger = ({ secret }: Config): Ledger =>
  ledgerOf(secret, 'operator', account());

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
