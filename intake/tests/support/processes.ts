import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from './service.ts';
import { leash } from './test-run.ts';

export { freePort } from '../../../browser/ports.ts';

export interface TestProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

// Generous, for a machine on which everything is being killed and started at once.
const START_WITHIN_MS = 60_000;

const INTAKE = path.join(import.meta.dirname, '../..');

export interface ProcessPlace {
  /** The folder of the intake; this one where it is left out. */
  readonly intake?: string;
  /** Words before the command, which run it somewhere else. */
  readonly through?: readonly string[];
}

/** The service as it runs in production: a process of its own, which can be killed. */
export async function startProcess(
  file: 'server.ts' | 'worker.ts' | 'mail-room.ts',
  env: Readonly<Record<string, string>>,
  { intake = INTAKE, through = [] }: ProcessPlace = {},
): Promise<TestProcess> {
  const words = [...through, process.execPath, ...leash, path.join(intake, 'src', file)];
  const [program = process.execPath, ...args] = words;
  const child = spawn(program, args, { env: { INTAKE_PORT: '0', ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code, by] = (await exited) as [number | null, string | null];
    return code ?? by ?? 'gone';
  };
  const sign = file === 'server.ts' ? 'Server listening' : 'working';
  await eventually(() => {
    if (child.exitCode === null && !output.includes(sign)) throw new Error(`No start: ${output}`);
  }, START_WITHIN_MS).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    child,
    output: () => output,
    end,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
    },
  };
}

/** A port nobody listens on, for a program that cannot choose one by itself. */
export function addressOf(server: TestProcess): string {
  return /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(server.output())?.[1] ?? '';
}
