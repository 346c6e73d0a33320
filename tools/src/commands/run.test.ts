import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runLines } from './run-lines.ts';

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), ...words], {
    encoding: 'utf8',
  });

test('a name that does not exist ends with 2, --help with 0', { timeout: 60_000 }, () => {
  const wrong = run('bench', 'dekstop');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toContain('npm run bench has no “dekstop”. Run npm run bench -- <name>');
  for (const word of ['--help', '-h'])
    expect(run('bench', word)).toMatchObject({ status: 0, stderr: '' });
});

test('words go to the last line as they are, and a failure ends the lines', async () => {
  const quiet = ['ignore', 'pipe', 'pipe'] as const;
  const show = `printf '%s,'`;
  expect(await runLines([show, show], ['a b', '$HOME', "it's"], [...quiet])).toEqual({
    code: 0,
    output: ",a b,$HOME,it's,",
  });
  expect(await runLines(['false', 'echo no'], [], [...quiet])).toEqual({ code: 1, output: '' });
});
