// A cell that starts with one of these is a formula for a spreadsheet, full-width forms included.
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A spreadsheet that separates cells by semicolons, as in some locales, or by tabs, ignores the quotes around a cell:
 * each separator and line break inside starts a new cell.
 */
const FORMULA_INSIDE = /(?=[=+\-@|%＝＋－＠])(?<=[;\t\r\n][\s\u00A0\uFEFF"']*)/gu;

/**
 * A cell that no spreadsheet executes: an apostrophe makes it text, also where another separator would
 * start a cell. Every cell is quoted, so that commas, quotes and line breaks stay inside.
 */
function cell(value: string): string {
  const inside = value.replace(FORMULA_INSIDE, "'");
  const harmless = FORMULA.test(value) ? `'${inside}` : inside;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180 with a byte order mark, without which Excel misreads non-Latin scripts. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
