import { describe, expect, it, test } from 'vitest';
import { shown, shownOfTotal, sumOfShown, total } from './counts.store.ts';

const rowsOf = (...counts: readonly (readonly [string, number, number?])[]) =>
  counts.map(([name, views, ahead = 0]) => ({ name, views, ahead }));

describe('rows with a total', () => {
  it.each([
    ['nothing', rowsOf(), rowsOf()],
    ['four alone', rowsOf(['a', 4]), rowsOf()],
    ['five alone', rowsOf(['a', 5]), rowsOf(['a', 5])],
    ['four beside many', rowsOf(['a', 20], ['b', 9], ['c', 4]), rowsOf(['a', 20], ['other', 13])],
    ['four beside one', rowsOf(['a', 20], ['c', 4]), rowsOf(['other', 24])],
    [
      'small ones that are five',
      rowsOf(['a', 20], ['b', 3], ['c', 2]),
      rowsOf(['a', 20], ['other', 5]),
    ],
    ['pages fetched ahead', rowsOf(['a', 3, 4], ['b', 0, 1]), rowsOf(['other', 3, 5])],
    ['small ones of the counter', rowsOf(['a', 9], ['other', 2]), rowsOf(['other', 11])],
  ])('%s', (_name, rows, expected) => {
    expect(shownOfTotal(rows)).toEqual(expected);
  });

  it('add up to it, and are five or more each, whatever was counted', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const rows = Array.from({ length: seed % 9 }, (_, at) => ({
        name: `p${at}`,
        views: (seed * (at + 3)) % 11,
        ahead: (seed + at) % 3,
      }));
      const kept = shownOfTotal(rows);
      const { views, ahead } = total(rows);
      expect(total(kept)).toEqual(views + ahead < 5 ? { views: 0, ahead: 0 } : { views, ahead });
      for (const row of kept) expect(row.views + row.ahead).toBeGreaterThanOrEqual(5);
    }
  });
});

test('small rows without a total are left out', () => {
  expect(shown(rowsOf(['a', 20], ['c', 4]))).toEqual(rowsOf(['a', 20]));
});

test('a sum is hidden if one of its parts is, so that it cannot be found by subtraction', () => {
  expect(sumOfShown(rowsOf(['a', 9], ['b', 6, 1]))).toEqual({ views: 15, ahead: 1 });
  expect(sumOfShown(rowsOf(['a', 9], ['b', 3]))).toBeNull();
  expect(sumOfShown(rowsOf(['a', 9], ['b', 0]))).toEqual({ views: 9, ahead: 0 });
  expect(sumOfShown(rowsOf())).toBeNull();
});
