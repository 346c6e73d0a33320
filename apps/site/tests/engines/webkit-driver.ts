import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../deploy/dev-ports.ts';

/** A WebDriver command: returns the value, or throws the driver's error or a timeout. */
export type Call = (
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
  milliseconds?: number,
) => Promise<unknown>;

interface WebDriver {
  readonly call: Call;
  readonly close: () => Promise<void>;
}

/** WebKitWebDriver with its own screen and message bus, so that no desktop is needed. */
export async function startWebDriver(): Promise<WebDriver> {
  const port = await freePort();
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  // A process group of its own: the bus and every process of the browser end with it.
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1', // otherwise it looks for a screen reader before it shows a page
    },
  });
  const ended = Promise.all([once(driver, 'exit'), once(screen, 'exit')]);
  const stop = (): void => {
    screen.kill();
    endGroup(driver);
  };
  process.once('exit', stop);
  const close = async (): Promise<void> => {
    process.off('exit', stop);
    stop();
    await ended;
  };

  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/status`).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { call: (method, path, ...rest) => send(method, origin + path, ...rest), close };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  const runs = exitCode === null && signalCode === null;
  if (pid !== undefined && runs) process.kill(-pid, 'SIGTERM');
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(url).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer. Is Debian’s webkit2gtk-driver installed?');
}

async function send(
  method: string,
  url: string,
  body?: object,
  milliseconds = 60_000,
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(milliseconds),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { message } = value as { message: string };
    throw new Error(`WebKit refuses ${method} ${new URL(url).pathname}: ${message}`);
  }
  return value;
}
