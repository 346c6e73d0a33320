import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Generated files, and files that tests do not need. */
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

/** A copy of the repository that a test may change. Workspace packages are copied, all others are linked. */
export function throwAwayCopy(): Copy {
  const copy = mkdtempSync(path.join(tmpdir(), 'tree-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !left.has(path.basename(file)) });
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@studio'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@studio' && !(name.startsWith('.') && name !== '.bin'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of readdirSync(path.join(root, 'node_modules/@studio'))) {
    const own = path.relative(root, realpathSync(path.join(root, 'node_modules/@studio', name)));
    symlinkSync(path.join(copy, own), path.join(modules, '@studio', name));
    // A package version that only this workspace has.
    const inside = path.join(own, 'node_modules');
    if (existsSync(path.join(root, inside)))
      symlinkSync(path.join(root, inside), path.join(copy, inside));
  }
  return {
    path: copy,
    [Symbol.dispose]: () => {
      rmSync(copy, { recursive: true });
    },
  };
}
