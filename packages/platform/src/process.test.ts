import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const module = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

vi.setConfig({ testTimeout: 30_000 });

/** Keeps a timer running, as a service keeps connections open, and logs a last line. */
const service = (stop: string) => `
  const { createLog } = await import(${module('log.ts')});
  const { stopOnSignal } = await import(${module('process.ts')});
  const log = createLog('info');
  const held = setInterval(() => undefined, 1_000);
  stopOnSignal(log, async () => { log.warn('the last line'); ${stop} });
  log.info('begun');`;

async function started(stop = '') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', service(stop)]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  while (!output.includes('begun')) await once(child.stdout, 'data');
  const end = async (): Promise<unknown> => {
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(20_000) });
    child.kill('SIGTERM');
    const [code] = (await exited.finally(() => child.kill('SIGKILL'))) as unknown[];
    return code;
  };
  return { child, end, output: () => output };
}

test('on SIGTERM a service logs its last line and exits, even with open handles', async () => {
  const { end, output } = await started();
  expect(await end()).toBe(0);
  expect(output()).toContain('the last line');
});

test('a service also exits if no one reads its log any more', async () => {
  const { child, end } = await started('clearInterval(held);');
  child.stdout.destroy();
  expect(await end()).toBe(0);
});

test('a service that fails to stop says so', async () => {
  const { end, output } = await started(`throw new Error('no');`);
  expect(await end()).toBe(1);
  expect(output()).toContain('stopping failed');
});
