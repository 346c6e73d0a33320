// Weighs the built site as it is transferred (brotli 11) and fails above a budget.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readCommandLine } from '@studio/contract/command-line';
import { overBudget, weighPage, type Budget, type SizeOf } from './weigh.ts';

const help = `npm run budgets [-- <folder>]

Weighs the built site as it is transferred, and fails above a budget.

  <folder>  a build other than apps/site/dist`;

const { positionals } = readCommandLine(help, { allowPositionals: true });
const root = positionals[0] ?? 'apps/site/dist';
if (!existsSync(root)) {
  console.error(`There is no built site in ${root}. Run "npm run build" first.`);
  process.exit(1);
}

const budget: Budget = {
  html: 20_480,
  css: 9_216,
  // Rules of one kind of page: decision 0049.
  ownCss: 3_072,
  fonts: 56_320,
  script: 2_048,
  // About promises at most eighty kilobytes.
  firstView: 76_800,
};

const weighed = new Map<string, number>();
const weigh: SizeOf = (file) => {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(root, file));
  // Fonts are compressed already.
  const size = file.endsWith('.woff2')
    ? bytes.length
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  weighed.set(file, size);
  return size;
};

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((f) =>
  f.replaceAll('\\', '/'),
);
const fonts = files.filter((file) => file.endsWith('.woff2'));
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((page) => weighPage(page, readFileSync(join(root, page), 'utf8'), fonts, weigh))
  .sort((a, b) => b.firstView - a.firstView);

const kb = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(6);
console.log(`${pages.length} pages, KB in brotli; the ten heaviest:`);
console.log('   html    css    own  fonts script  first view');
for (const { page, html, css, ownCss, fonts, script, firstView } of pages.slice(0, 10))
  console.log(
    `${kb(html)} ${kb(css)} ${kb(ownCss)} ${kb(fonts)} ${kb(script)} ${kb(firstView)}  ${page}`,
  );

const faults = pages.flatMap((page) => overBudget(page, budget));
for (const fault of faults) console.error(fault);
if (pages.length === 0)
  console.error(`There is no built page in ${root}. Run "npm run build" first.`);
if (faults.length > 0 || pages.length === 0) process.exit(1);
console.log('Every page is within its budget.');
