// What a spreadsheet takes for a formula when a cell begins with it, full-width forms included.
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A cell that no spreadsheet runs: an apostrophe makes it text. Quotes go around everything, so
 * that commas, quotes and line breaks stay inside their cell.
 */
function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180 with a byte order mark, without which Excel misreads every script but Latin. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
