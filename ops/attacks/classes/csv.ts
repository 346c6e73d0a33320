import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Attack } from '../attack.ts';

const root = join(import.meta.dirname, '../../..');
const formulas = [
  'x;=1+1',
  'x;+1+1',
  'x;-1+1',
  'x;@SUM(1)',
  ';=cmd|calc',
  'x;"=1+1"',
  '"x";=1+1',
  'x\t=1+1',
  '=1+1',
  '+1+1',
  '@SUM(1)',
  '-1+1',
  'x\n=1+1',
  'x;\n=1+1',
  '",=1+1',
  '";=1+1',
  'x; =1+1',
  '＝1+1',
];
/** The cell separators of spreadsheets in different locales. */
const separators = [',', ';'];
const RUNS = /^[\s\uFEFF]*[=+\-@|%＝＋－＠]/u;

/** Reads like a spreadsheet: a quote counts only at the start of a cell, and text after the closing quote is kept. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at] ?? '';
      }
      at += 1;
    }
    for (; at < text.length && text[at] !== separator && text[at] !== '\n'; at += 1)
      cell += text[at] ?? '';
    cells.push(cell);
  }
  return cells;
}

const markOf = (at: number): string => `zqxcell${at}.`;

/** An operator's export, opened in a spreadsheet with any locale. */
export const csv: Attack = {
  name: 'formulas in exported tables',
  least: 36,
  async *run(product) {
    for (const [at, formula] of formulas.entries())
      await product.enquire({
        projectdetails: `${formula}${markOf(at)}`,
        subject: `${formula.replaceAll(/[\n\t]/gu, ' ')}${markOf(at)}`,
      });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['apps/worker/src/cli/intake.ts', 'export'],
      { cwd: root, env: { ...product.operatorEnv }, maxBuffer: 64 * 1024 * 1024 },
    );
    // A file may name its separator; spreadsheets then use no other.
    const named = /^\uFEFF?sep=(.)\r?\n/u.exec(stdout)?.[1];
    for (const separator of named === undefined ? separators : [named, named]) {
      const cells = cellsOf(stdout.trimEnd(), separator);
      for (const [at, formula] of formulas.entries()) {
        if (!stdout.includes(markOf(at))) throw new Error(`The export does not hold ${formula}.`);
        const bad = cells.find((cell) => RUNS.test(cell) && cell.includes(markOf(at)));
        yield { what: `“${separator}” ${formula}: ${bad ?? ''}`, isThrough: bad !== undefined };
      }
    }
  },
};
