import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContent } from './load-content.ts';
import { serviceFigures, type ServiceFigures } from './service-figures.ts';

/** Prints one line per service page: is it long enough, its own, sourced and drawn? */
const drawingsFolder = fileURLToPath(new URL('../drawings/services/', import.meta.url));
const figures = serviceFigures(loadContent(process.argv[2]), (path) =>
  existsSync(drawingsFolder + path),
);

const cells = ({ slug, words, nearest, claims, drawings }: ServiceFigures): string[] => [
  slug,
  String(words),
  nearest ? nearest.file.replace(/\.yaml$/, '') : 'none',
  `${((nearest?.share ?? 0) * 100).toFixed(1)} %`,
  claims.join(', ') || 'none',
  drawings.map(({ name, drawn }) => (drawn ? name : `${name} (missing)`)).join(', '),
];

const heads = ['page', 'words', 'nearest neighbour', 'alike', 'claims', 'drawings'];
const rows = [heads, ...figures.map(cells)];
const widths = heads.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
const line = (row: readonly string[]): string =>
  row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');

for (const row of rows) console.log(line(row).trimEnd());
