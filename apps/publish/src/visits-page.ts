import { notCounted, visitLimits } from '@studio/contract/desk/visit-limits';
import { readPeriod } from '@studio/contract/desk/visit-period';
import type { VisitReport } from '@studio/contract/desk/visits';
import type { Edition } from '@studio/contract/publishing';
import { reportColumns, reportRows } from '@studio/visits/report-csv.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const text = (words: string): string => words.replace(/[&<>"]/gu, (sign) => signs[sign] ?? sign);

/** A table with the columns that have a value in some row. */
function table(name: string, rows: readonly (readonly string[])[]): string {
  const used = reportColumns
    .map((column, at) => ({ column, at }))
    .filter(({ at }) => at > 0 && rows.some((row) => row[at] !== ''));
  const head = used.map(({ column }) => `<th scope="col">${text(column)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${used.map(({ at }) => `<td>${text(row[at] ?? '')}</td>`).join('')}</tr>`,
  );
  return `<h2>${text(name)}</h2><div><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const link = (period: string | null, name: string): string =>
  period === null ? '' : `<a href="/visits?period=${encodeURIComponent(period)}">${name}</a> `;

/** The editions published in a period. */
interface PublishedIn {
  readonly period: string;
  readonly editions: readonly Edition[];
}

/** The editions of each period that the report looks back on, the newest first; periods without one are left out. */
function publishedBy(periods: readonly string[], editions: readonly Edition[]): PublishedIn[] {
  return [...periods]
    .reverse()
    .map((name) => {
      const period = readPeriod(name);
      const isIn = ({ at }: Edition): boolean =>
        period !== undefined && period.from <= at.slice(0, 10) && at.slice(0, 10) < period.until;
      return { period: name, editions: editions.filter(isIn) };
    })
    .filter((one) => one.editions.length > 0);
}

const editionLine = ({ number, at, by, said }: Edition): string =>
  `<li><b>${number}</b>, <time datetime="${text(at)}">${text(at.slice(0, 10))}</time>, ${text(by)}<ul>${said
    .map((line) => `<li>${text(line)}</li>`)
    .join('')}</ul></li>`;

/** The editions by period, because they often explain why the numbers of a period rose or fell. */
const publishedList = (published: readonly PublishedIn[]): string =>
  published.length === 0
    ? ''
    : `<h2>What was published</h2>${published
        .map(
          ({ period, editions }) =>
            `<h3>${text(period)}</h3><ul>${editions.map(editionLine).join('')}</ul>`,
        )
        .join('')}`;

/** The desk's report as tables, for editors, with the editions of the same periods. */
export function visitsPage(report: VisitReport, editions: readonly Edition[]): string {
  const rows = Map.groupBy(reportRows(report), ([name = '']) => name);
  const shown =
    report.countedFrom === null
      ? `<p>${text(notCounted)}</p>`
      : [...rows].map(([name, some]) => table(name, some)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Visits ${text(report.period)}</title>
<link rel="stylesheet" href="/visits.css"></head><body><main>
<h1>Visits, ${text(report.period)}</h1>
<p>Page views and enquiries, counted without tracking anyone. A column “up to more” are pages that a browser fetched ahead and may never have shown.</p>
<nav>${link(report.earlier, 'Earlier')}${link(report.later, 'Later')}${link(
    report.otherKind,
    report.otherKind.includes('W') ? 'By week' : 'By month',
  )}<a href="/visits.csv?period=${encodeURIComponent(report.period)}">CSV</a> <a href="/edit">Content</a> <a href="/changes">Next edition</a></nav>
${shown}
${publishedList(publishedBy(report.history.periods, editions))}
<h2>What this does not show</h2><ul>${visitLimits.map((limit) => `<li>${text(limit)}</li>`).join('')}</ul>
</main></body></html>`;
}

export const visitsStyles = `body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: #10161f;
  font: 1rem/1.5 system-ui, sans-serif; background: #fff; }
nav a { display: inline-block; padding: 0.5rem 0.75rem 0.5rem 0; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #c9ced6; text-align: start; vertical-align: top; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
h2::first-letter { text-transform: uppercase; }
`;
