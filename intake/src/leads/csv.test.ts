import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1', '|calc', '%0A'])(
  '%j is text, not a formula',
  (value) => {
    expect(toCsv(['x'], [[value]])).toBe(`\uFEFF"x"\r\n"'${value}"\r\n`);
  },
);

it('keeps quotes, commas and line breaks inside their cell', () => {
  expect(toCsv(['a', 'b'], [['say "hi"', 'one,\ntwo']])).toBe(
    '\uFEFF"a","b"\r\n"say ""hi""","one,\ntwo"\r\n',
  );
});
