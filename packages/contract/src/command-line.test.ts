import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'command-'));
const program = join(folder, 'it.mjs');
writeFileSync(
  program,
  `import { readCommandLine } from '${join(import.meta.dirname, 'command-line.ts')}';
  const options = { port: { type: 'string' } };
  console.log(readCommandLine('npm run it -- [--port 4400]', { options }).values.port);`,
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
  });
  return [status, stdout, stderr];
}

test('a command prints its help, and refuses an option that it does not have with a sentence', () => {
  expect(run('--port', '4400')).toEqual([0, '4400\n', '']);
  for (const word of ['--help', '-h'])
    expect(run(word)).toEqual([0, 'npm run it -- [--port 4400]\n', '']);
  expect(run('--prot')).toEqual([2, '', "Unknown option '--prot'.\nnpm run it -- [--port 4400]\n"]);
  expect(run('here')[2]).toMatch(/^Unexpected argument 'here'\.\nnpm run it/);
  expect(run('--port')[2]).toMatch(/^Option '--port <value>' argument missing\.\nnpm run it/);
});
