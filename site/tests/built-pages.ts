import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

const addressOf = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** The address of every built page, as the web server answers to it. */
export const builtPages: readonly string[] = files.map(addressOf).sort();

/** The same in portions, so that two browsers share the work. */
export const portions: readonly (readonly string[])[] = Array.from({ length: 4 }, (_, i) =>
  builtPages.filter((_, j) => j % 4 === i),
);

/** Shown in answer to something, never linked to. */
const answers = [
  '/404',
  '/500',
  '/contact/sent',
  '/contact/notice',
  '/contact/problem',
  '/contact/enquiry',
];

/** The pages a reader can reach. */
export const pages = builtPages.filter((path) => !answers.includes(path));

export const fileOf = (path: string): string =>
  `${dist}${path === '/' ? 'index' : path.slice(1)}.html`;
