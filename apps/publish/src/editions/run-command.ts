import { spawn } from 'node:child_process';
import { settingsOf } from '@studio/contract/renamed-settings';

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Receives each line as it is printed. */
  readonly onLine?: (line: string) => void;
}

/** How a command ended, with everything it printed. */
export interface Ended {
  readonly status: number;
  readonly said: string;
  readonly errorOutput: string;
}

/** Runs a command of the release without the secrets of this process. */
export function runCommand(
  [command = '', ...words]: readonly string[],
  { cwd, env = {}, onLine }: CommandOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
    const INTAKE_RESPONSE_TIME_PATH = settingsOf(process.env)('INTAKE_RESPONSE_TIME_PATH');
    const child = spawn(command, words, {
      cwd,
      env: {
        ...{ PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1' },
        ...(TMPDIR && { TMPDIR }),
        // The contact page states the response time from this file.
        ...(INTAKE_RESPONSE_TIME_PATH && { INTAKE_RESPONSE_TIME_PATH }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, errorOutput, rest] = ['', '', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      if (onLine) lines.forEach(onLine);
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errorOutput += part));
    child.on('error', reject);
    child.on('close', (status, signal) => {
      if (signal === 'SIGKILL')
        errorOutput += '\nIt was killed, probably because this machine ran out of memory.';
      resolve({ status: status ?? 1, said, errorOutput });
    });
  });
}
