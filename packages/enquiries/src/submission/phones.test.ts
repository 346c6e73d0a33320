import { describe, expect, it, test } from 'vitest';
import { countryOf, phones, phoneSpellings, shownPhone } from './phones.ts';

describe('the numbering plans', () => {
  it('complete a number by its country', () => {
    expect(phones.toDigits('040 66969112', 'DE')).toBe('494066969112');
    expect(phones.toDigits('+49 40 66969112', 'IN')).toBe('494066969112');
  });

  it('keep a number of an unknown country, unless it has a country code', () => {
    expect(phones.toDigits('040 66969112', 'nowhere')).toBe('040 66969112');
    expect(phones.toDigits('+49 40 66969112', 'nowhere')).toBe('494066969112');
  });

  it('are the full ones', () => {
    expect(phones.isValid('494066969112')).toBe(true);
    expect(phones.isValid('6512345')).toBe(false);
    // Possible by its length alone, and refused by the full plan.
    expect(phones.isValid('14150552671')).toBe(false);
  });
});

test.each([
  ['494066969112', 'DE'],
  ['919876543210', 'IN'],
  ['14155552671', 'US'],
  ['999123456789', ''],
  ['', ''],
])('%s is a number of “%s”', (digits, country) => {
  expect(countryOf(digits)).toBe(country);
});

test.each([
  ['494066969112', '+49 40 66969112'],
  ['14155552671', '+1 415 555 2671'],
  ['999123456789', '+999123456789'],
  ['', ''],
])('%s is shown as “%s”', (digits, shown) => {
  expect(shownPhone(digits)).toBe(shown);
});

test.each([
  ['040 66969112', 'DE', ['+494066969112', '4066969112', '040 66969112']],
  ['+1 415 555 2671', 'DE', ['+14155552671', '4155552671', '(415) 555-2671']],
  ['+1 415 555 2671', '', ['+14155552671', '4155552671', '(415) 555-2671']],
  ['040 66969112', '', ['040 66969112']],
  ['040 66969112', 'nowhere', ['040 66969112']],
])('%s of “%s” is written as %j', (written, country, spellings) => {
  expect(phoneSpellings(written, country)).toEqual(spellings);
});
