import { readCommandLine } from '@studio/contract/command-line';
import type { Check } from '#reader/check.ts';
import { drawings } from '#reader/drawing-status.ts';
import { formatFinding, type Finding } from '#reader/finding.ts';
import { loadContent } from '#reader/load-content.ts';
import { dueAnswers, dueClaims, dueTerms, unreviewed } from './expiry.ts';
import { brokenLinks, outsideLinks } from './links.ts';
import { checked } from './run-checks.ts';
import { samples } from './samples.ts';
import { serviceStatistics, type ServiceStatistics } from './services.ts';

/**
 * Prints one line per service page (length, own text, sources, drawings), then what is due or overdue: claims, terms,
 * pages, samples. With --links it also requests every external URL, which needs a network.
 */
const help = `npm run content:report [-- <folder>] [--links]

Prints one line for each service page, then what is getting old: claims, terms, answers, pages, samples.

  <folder>  content other than content/
  --links   also requests every link to another site`;

const { values: flags, positionals } = readCommandLine(help, {
  options: { links: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const content = loadContent(positionals[0]);
const today = new Date();

const statistics = serviceStatistics(content, drawings());

const cells = ({ slug, words, nearest, claims, drawings: own }: ServiceStatistics): string[] => [
  slug,
  String(words),
  nearest ? nearest.file.replace(/\.yaml$/, '') : 'none',
  `${((nearest?.share ?? 0) * 100).toFixed(1)} %`,
  claims.join(', ') || 'none',
  own.map(({ name, drawn }) => (drawn ? name : `${name} (missing)`)).join(', '),
];

const heads = ['page', 'words', 'nearest neighbour', 'alike', 'claims', 'drawings'];
const rows = [heads, ...statistics.map(cells)];
const widths = heads.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
const line = (row: readonly string[]): string =>
  row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');

for (const row of rows) console.log(line(row).trimEnd());

const list = (heading: string, findings: readonly Finding[]): void => {
  console.log(`\n${heading}: ${findings.length}`);
  for (const finding of findings) console.log(formatFinding(finding));
};

const found = (check: Check): Promise<readonly Finding[]> => checked(content, [check]);

list('Claims due within 60 days', await found(dueClaims(today)));
list('Terms due within 60 days', await found(dueTerms(today)));
list('Answers to security people due within 60 days', await found(dueAnswers(today)));
list('Pages not reviewed for a year', await found(unreviewed(today)));
list('Samples left', await found(samples));
if (flags.links) list('Outside links that are broken', await brokenLinks(outsideLinks(content)));
