import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
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

export interface Copy extends Disposable {
  readonly path: string;
}

/** The tree as it stands, to be changed at will. Its own packages are its own, all others are borrowed. */
export function throwAwayCopy(): Copy {
  const copy = mkdtempSync(path.join(tmpdir(), 'tree-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !left.has(path.basename(file)) });
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@studio'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@studio' && !(name.startsWith('.') && name !== '.bin'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of readdirSync(path.join(root, 'node_modules/@studio')))
    symlinkSync(path.join(copy, name), path.join(modules, '@studio', name));
  return {
    path: copy,
    [Symbol.dispose]: () => {
      rmSync(copy, { recursive: true });
    },
  };
}
