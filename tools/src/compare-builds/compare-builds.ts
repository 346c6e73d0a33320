import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { pageText, type PageText } from './page-text.ts';

const help = `npm run compare -- <folder before> [<folder after>]

Fails if a page's text, links or head differ. Keep apps/site/dist before a change that should not be visible, and
compare the new build with it.`;

const { positionals } = readCommandLine(help, { allowPositionals: true });
const [before, after = 'apps/site/dist'] = positionals.map((folder) => resolve(folder));
if (!before || !existsSync(before)) {
  console.error('Name the folder of the earlier build: npm run compare -- <folder>');
  process.exit(2);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|md|txt|xml|json|webmanifest)$/.test(file))
    .sort();

/** The expiry time in security.txt, which differs with every build. */
const dated = /^Expires: .*/gm;

const read = (folder: string, file: string): PageText => {
  const text = readFileSync(join(folder, file), 'utf8').replace(dated, '');
  return file.endsWith('.html') ? pageText(text) : { head: [], text: text.split('\n'), links: [] };
};

function differences(file: string): string[] {
  const [old, now] = [read(before ?? '', file), read(after, file)];
  return (['head', 'text', 'links'] as const).flatMap((part) => {
    const at = old[part].findIndex((line, i) => line !== now[part][i]);
    const place = at >= 0 ? at : old[part].length < now[part].length ? old[part].length : -1;
    if (place < 0) return [];
    return `${file}, ${part}: was “${old[part][place] ?? 'nothing'}”, is “${now[part][place] ?? 'nothing'}”`;
  });
}

const [old, now] = [filesIn(before), filesIn(after)];
const found = [
  ...old.filter((file) => !now.includes(file)).map((file) => `${file} is gone`),
  ...now.filter((file) => !old.includes(file)).map((file) => `${file} is new`),
  ...old.filter((file) => now.includes(file)).flatMap(differences),
];
for (const line of found) console.log(line);
console.log(`Compared ${old.length} files; differences: ${found.length}.`);
process.exitCode = found.length === 0 ? 0 : 1;
