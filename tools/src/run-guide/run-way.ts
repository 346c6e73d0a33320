// Runs the commands of docs/run.md as they are written, in a fresh copy of the project:
// node tools/src/run-guide/run-way.ts static|machines    node tools/src/run-guide/run-way.ts box --print
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsOf, isWay, ways } from './commands-of.ts';

const root = join(import.meta.dirname, '../../..');
const [way, flag] = process.argv.slice(2);
if (!isWay(way)) {
  console.error(`Name a way: ${Object.keys(ways).join(', ')}.`);
  process.exit(1);
}
const commands = commandsOf(readFileSync(join(root, 'docs/run.md'), 'utf8'), way);
if (flag === '--print') {
  process.stdout.write(commands);
  process.exit(0);
}

const copy = mkdtempSync(join(tmpdir(), `run-${way}-`));
// The files that git would commit, including changed ones. The build reads dates from the history.
execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
execFileSync(
  'bash',
  [
    '-c',
    'git ls-files -co --exclude-standard -z | xargs -0 cp --parents -t "$1" 2> /dev/null || true',
    '-',
    copy,
  ],
  { cwd: root },
);

// In its own process group, because the last command may be a server, which must end with this one.
const shell = spawn('bash', ['-euxo', 'pipefail', '-c', commands], {
  cwd: copy,
  stdio: 'inherit',
  detached: true,
});
const stop = (): void => {
  if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
shell.on('exit', (code) => {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  if (code === 0) console.log(`Every command of “${ways[way]}” in docs/run.md works.`);
  process.exit(code ?? 1);
});
