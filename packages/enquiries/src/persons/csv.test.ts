import { injections } from '@studio/contract/fixtures/injections';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '|calc', '%0A'])(
  '%j is text, not a formula',
  (value) => {
    expect(toCsv(['x'], [[value]])).toBe(`\uFEFF"x"\r\n"'${value}"\r\n`);
  },
);

it('keeps quotes, commas and line breaks inside their cell', () => {
  expect(toCsv(['a', 'b'], [['say "hi"; bye', 'one,\ntwo - three']])).toBe(
    '\uFEFF"a","b"\r\n"say ""hi""; bye","one,\ntwo - three"\r\n',
  );
});

/**
 * Parses like a spreadsheet: quotes count only at the start of a cell, and text after the closing quote belongs to
 * the cell too.
 */
function cellsBy(separator: string, text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let [isStart, isQuoted] = [true, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (isStart && sign === '"') isQuoted = true;
    else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell);
      cell = '';
      isStart = true;
      continue;
    } else cell += sign;
    isStart = false;
  }
  return [...cells, cell];
}

const formula = '=HYPERLINK("http://evil.example")';
const hidden = [
  `a;${formula}`,
  `a; ${formula}`,
  `a;"${formula}"`,
  `a;""${formula}`,
  `a;'"${formula}`,
  `a\t${formula}`,
  `\t${formula}`,
  `\r${formula}`,
  `a\n${formula}`,
  `a\r\n\r\n${formula}`,
  `"\n${formula}`,
  `a;"\n;${formula}`,
  'a;+1',
  'a\n- b\n-c',
  'a;@SUM(A1)',
  'a;＝1',
];

it.each([',', ';', '\t'])('no cell is a formula if cells are separated by %j', (separator) => {
  const values = [...hidden, ...Object.values(injections).flat()];
  // Together and alone: a quote in one cell must not open the next.
  const rows = [values, ...values.map((one) => [one]), ...values.map((one) => ['x', one, one])];
  const cells = cellsBy(separator, toCsv(['a'], rows));
  expect(cells.length).toBeGreaterThan(values.length);
  expect(cells.filter((cell) => /^[\s\u00A0\uFEFF]*[=+\-@|%＝＋－＠]/u.test(cell))).toEqual([]);
});
