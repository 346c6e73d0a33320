import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ownSettings } from '@studio/contract/own-secrets';
import { eventually } from './service.ts';
import { leash } from './test-run.ts';

export { freePort, freePortsInARow } from '@studio/browser/ports.ts';

export interface TestProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

// Generous, because a busy machine may be killing and starting many processes.
const START_WITHIN_MS = 60_000;

const ROOT = path.join(import.meta.dirname, '../..');

export interface ProcessPlace {
  /** The folder of the project; by default this one. */
  readonly root?: string;
  /** A prefix of the command that runs it somewhere else. */
  readonly through?: readonly string[];
  /** With the whole environment, secrets of other processes included. */
  readonly asItIs?: boolean;
}

/** Every process by the name of its app. */
export const programs = {
  api: { file: 'apps/api/src/server.ts', secrets: 'api', sign: 'Server listening' },
  worker: { file: 'apps/worker/src/worker.ts', secrets: 'worker', sign: 'worker started' },
  'inbound-mail': {
    file: 'apps/inbound-mail/src/inbound-mail.ts',
    secrets: 'inbound-mail',
    sign: 'inbound mail started',
  },
  'visit-counter': {
    file: 'apps/visit-counter/src/visit-counter.ts',
    secrets: 'visit-counter',
    sign: 'visit counter started',
  },
  'desk-api': { file: 'apps/desk-api/src/server.ts', secrets: 'desk', sign: 'Server listening' },
  publish: { file: 'apps/publish/src/server.ts', secrets: 'publish', sign: 'Server listening' },
} as const;

export type Program = keyof typeof programs;

/** Starts a service as in production: as a separate process, which can be killed. */
export async function startProcess(
  program: Program,
  env: Readonly<Record<string, string>>,
  { root = ROOT, through = [], asItIs = false }: ProcessPlace = {},
): Promise<TestProcess> {
  const { file, secrets, sign } = programs[program];
  const words = [...through, process.execPath, ...leash, path.join(root, file)];
  const [command = process.execPath, ...args] = words;
  const share = asItIs ? env : ownSettings(secrets, env);
  const child = spawn(command, args, { env: { INTAKE_PORT: '0', ...share } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code, by] = (await exited) as [number | null, string | null];
    return code ?? by ?? 'gone';
  };
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

export function addressOf(server: TestProcess): string {
  return /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(server.output())?.[1] ?? '';
}
