import type { Check } from '../finding.ts';
import { exportsOf } from '../reading/exports.ts';
import { isCode } from '../reading/tree.ts';

/** A named export is called the same wherever it is used. Only tools that ask for a default get one. */
export const defaultExports: Check = (files) =>
  files
    .filter(({ path }) => isCode(path) && !/\.astro$|\.(?:config|directive)\.[jt]s$/.test(path))
    .flatMap((file) =>
      exportsOf(file)
        .filter(({ name }) => name === 'default')
        .map(({ line }) => ({
          path: file.path,
          line,
          wrong: 'This is a default export.',
          mend: 'Export it by its name; only .config and .directive files may export a default.',
        })),
    );
