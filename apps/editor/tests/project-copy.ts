import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** Copies the whole project with other content to a temporary folder, which is deleted when `look` returns. */
export async function withContent<T>(
  content: ReadonlyMap<string, Uint8Array>,
  look: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
      cwd: project,
      encoding: 'utf8',
    });
    // The subset fonts are generated, not committed.
    for (const path of [...stdout.split('\0').filter(Boolean), 'packages/styles/fonts'])
      cpSync(project + path, join(folder, path), { recursive: true });
    // A workspace may have a package in another version than the rest.
    const modules = globSync('{.,*,apps/*,packages/*}/node_modules', { cwd: project });
    for (const path of [...modules, '.git']) symlinkSync(project + path, join(folder, path));
    for (const [file, bytes] of content) {
      const path = join(folder, 'content', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    return await look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command in the project, and returns its output and status. */
export const run = (folder: string, command: string) =>
  new Promise<{ command: string; status: number | null; said: string }>((resolve) => {
    const child = spawn(command, { cwd: folder, shell: true });
    let said = '';
    const hear = (words: Buffer): void => {
      said += words.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (status) => {
      resolve({ command, status, said: said.slice(-4000) });
    });
  });
