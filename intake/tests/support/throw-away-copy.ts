import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** Made by programs, or of no use to tests. */
const left = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.astro',
  '.node',
  '.run',
  'dist',
  'shots',
]);

const own = new Set(['@studio', '@old']);

export interface Copy extends Disposable {
  readonly path: string;
}

/** The tree as it stands, to be changed at will. Its own packages are its own, all others are borrowed. */
export function throwAwayCopy(): Copy {
  const copy = mkdtempSync(path.join(tmpdir(), 'tree-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !left.has(path.basename(file)) });
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (!own.has(name) && !(name.startsWith('.') && name !== '.bin'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const scope of own) {
    mkdirSync(path.join(modules, scope));
    for (const name of readdirSync(path.join(root, 'node_modules', scope)))
      // npm's links lead from the folder they are in, so they lead to the copy from there.
      symlinkSync(
        readlinkSync(path.join(root, 'node_modules', scope, name)),
        path.join(modules, scope, name),
      );
  }
  return {
    path: copy,
    [Symbol.dispose]: () => {
      rmSync(copy, { recursive: true });
    },
  };
}
