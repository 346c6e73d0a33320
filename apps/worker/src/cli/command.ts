import { userInfo } from 'node:os';
import type { OperatorConfig } from '#config.ts';
import type { Database } from '@studio/enquiries/database/db.ts';
import { auditLogFor, type AuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import type { Log } from '@studio/platform/log.ts';
import { StartupError } from '@studio/platform/process.ts';

export interface CommandParts {
  readonly config: OperatorConfig;
  readonly database: Database;
  readonly log: Log;
  readonly args: readonly string[];
}

/** With sudo, the account of the person who called it. */
export const account = (): string => process.env['SUDO_USER'] ?? userInfo().username;

export const operatorAuditLog = ({ secret }: OperatorConfig): AuditLog =>
  auditLogFor(secret, 'operator', account());

/** Returns the text to print. */
export type Command = (parts: CommandParts) => Promise<string>;

export function wanted(value: string | undefined, sentence: string): string {
  if (value === undefined || value.startsWith('--')) throw new StartupError([sentence]);
  return value;
}

export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}

export function lines(rows: readonly string[], nothing: string): string {
  return rows.length === 0 ? `${nothing}\n` : `${rows.join('\n')}\n`;
}
