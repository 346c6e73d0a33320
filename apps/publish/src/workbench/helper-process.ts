import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Log } from '@studio/platform/log.ts';

export type HelperProcess = ChildProcessByStdio<Writable, Readable, null>;

const AGAIN_MS = 2_000;

/**
 * Node collects garbage late if a machine has much memory. The checks take 250 MB with these limits and 480 MB without,
 * and a machine of 2 GB has no more beside a build.
 */
const LESS_MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=4'];

export interface Helper {
  /** Returns the running process, and starts it if necessary. */
  readonly start: () => HelperProcess;
  readonly stop: () => void;
}

/**
 * A program of the release that runs beside this one, without its secrets. It ends with its standard input, so it does
 * not outlive this process. With `always` it is started again if it ends by itself.
 */
export function helperProcess(
  words: readonly string[],
  options: {
    readonly code: string;
    readonly env: Readonly<Record<string, string>>;
    readonly always: boolean;
    readonly log: Pick<Log, 'error'>;
  },
): Helper {
  const { code, env, always, log } = options;
  let child: HelperProcess | undefined;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  function start(): HelperProcess {
    if (child) return child;
    const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
    const started = spawn(process.execPath, [...LESS_MEMORY, ...words], {
      cwd: code,
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_ENV: 'production', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child = started;
    // Writing to a process that has just ended fails; its `close` event rejects the request.
    started.stdin.on('error', () => undefined);
    started.on('close', (status) => {
      child = undefined;
      if (isStopped) return;
      log.error({ program: words[0], status }, 'a helper process of the content service ended');
      if (always) again = setTimeout(start, AGAIN_MS);
    });
    return started;
  }

  return {
    start,
    stop() {
      isStopped = true;
      clearTimeout(again);
      child?.kill('SIGTERM');
    },
  };
}
