import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { runCommand } from '../src/editions/run-command.ts';

const node = (program: string) => runCommand([process.execPath, '-e', program], { cwd: tmpdir() });

it('reports why a command was killed that printed nothing', async () => {
  const { status, errorOutput } = await node(`process.kill(process.pid, 'SIGKILL')`);
  expect(status).toBe(1);
  expect(errorOutput).toContain('this machine ran out of memory');
});

it('adds nothing to the error output of a command', async () => {
  const ended = await node(`console.error('No such page.'); process.exitCode = 3;`);
  expect(ended).toEqual({ status: 3, said: '', errorOutput: 'No such page.\n' });
});
