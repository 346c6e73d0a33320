import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from './dist-folder.ts';

const files = readdirSync(distFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

const pathOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** The path of every built page, as the web server serves it. */
export const builtPages: readonly string[] = files.map(pathOf).sort();

/** A URL that shows the page: error pages have no path of their own. */
export const urlOf = (path: string): string => (path === '/404' ? '/no-such-page' : path);

const portionCount = 8;

/** The pages in portions, so that two browsers share the work. */
export const portions: readonly (readonly string[])[] = Array.from(
  { length: portionCount },
  (_, i) => builtPages.filter((_, j) => j % portionCount === i),
);

/** Shown as a response, never linked to. */
const answers = [
  '/404',
  '/500',
  '/contact/sent',
  '/contact/notice',
  '/contact/problem',
  '/contact/enquiry',
];

/** The pages a visitor can reach. */
export const pages = builtPages.filter((path) => !answers.includes(path));

export const fileOf = (path: string): string =>
  join(distFolder, `${path === '/' ? 'index' : path.slice(1)}.html`);
