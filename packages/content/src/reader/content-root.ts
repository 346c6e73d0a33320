import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder that contains content/. Searched from the working directory upwards, because a bundled module no longer
 * knows where its file was.
 */
export function contentRoot(): string {
  // A setting can name another folder: the tests build other sites that way.
  const other = process.env['CONTENT_FOLDER'];
  return other ? resolve(other) : join(folderWith('content/company.yaml'), 'content');
}

/** The project's own folder, also while a site is built from another content/. Editions are built in other folders. */
export const projectRoot = (): string =>
  process.env['PROJECT_FOLDER'] ?? folderWith('apps/site/astro.config.ts');

function folderWith(file: string, from: string = process.cwd()): string {
  if (existsSync(join(from, file))) return from;
  const parent = dirname(from);
  if (parent === from)
    throw new Error(`There is no ${file} here or in a folder above. Run this inside the project.`);
  return folderWith(file, parent);
}
