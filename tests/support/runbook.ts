import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ownSettings } from '@studio/contract/own-secrets';
import { compiledModules } from './compiled-modules.ts';

const ROOT = path.join(import.meta.dirname, '../..');

export interface RunbookEntry {
  readonly concerns: string;
  readonly look: string;
  readonly fix: string;
  readonly doNot: string;
}

/** The entry that an alert's annotation leads to. */
export function runbookEntry(annotation: string): RunbookEntry {
  const [file = '', alert = ''] = annotation.split('#');
  const book = readFileSync(path.join(ROOT, file), 'utf8');
  const [, after = ''] = book.split(`\n### ${alert}\n`);
  const [entry = ''] = after.split(/^#/mu);
  const part = (name: string): string =>
    new RegExp(`^- \\*\\*${name}:\\*\\* (.+)$`, 'mu').exec(entry)?.[1] ?? '';
  return {
    concerns: part('Concerns'),
    look: part('Look'),
    fix: part('Fix'),
    doNot: part('Do not'),
  };
}

const commandsIn = (part: string): string[] =>
  [...part.matchAll(/`([^`]+)`/gu)].map(([, command = '']) => command);

/**
 * Runs the command of this part of an entry that begins with these words, exactly as it is written there. Answers what
 * it prints: a command that finds something wrong ends with an error.
 */
export async function runFrom(
  part: string,
  begins: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const command = commandsIn(part).find((one) => one.startsWith(begins));
  if (command === undefined) throw new Error(`The runbook has no command “${begins}” in: ${part}`);
  const intake = `${process.execPath} apps/worker/src/cli/intake.ts`;
  const line = command.replace(/^intake /u, `${intake} `);
  const { stdout, stderr } = spawn('sh', ['-c', line], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compiledModules,
      ...ownSettings('operator', env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return (await Promise.all([text(stdout), text(stderr)])).join('');
}
