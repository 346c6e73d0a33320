import { isSupportedCountry, parsePhoneNumberFromString as parseMax } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString as parseMin } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { validEnquiry } from '../fixtures/enquiries.ts';
import { extendedPhones, impossiblePhones, phones } from '../fixtures/phones.ts';
import { countries } from './countries.ts';
import { check, fitsE164, isPhone, enquirySchema, phoneBook } from './index.ts';

const known = (country?: string) =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;
const books = {
  browser: phoneBook((text, country) => parseMin(text, known(country))),
  server: phoneBook((text, country) => parseMax(text, known(country))),
};

it('R66 is checked against numbers of at least 30 countries', () => {
  expect(new Set(phones.map(({ country }) => country)).size).toBeGreaterThanOrEqual(30);
});

it('R60 begins with country code 91 where India is the default', () => {
  expect(books.browser.toDigits('98765 43210', 'IN')).toBe('919876543210');
});

describe.each(Object.entries(books))('in the %s', (_, book) => {
  it.each(phones)('R66 $country "$typed" is sent as $digits', ({ country, typed, digits }) => {
    expect(book.toDigits(typed, country)).toBe(digits);
    expect(isPhone(digits, book.isValid)).toBe(true);
    const checked = check(enquirySchema(book.isValid), { ...validEnquiry, phonenumber: digits });
    expect(checked.ok).toBe(true);
  });

  it.each(extendedPhones)('an extension is never dropped: $typed', ({ country, typed }) => {
    const phonenumber = book.toDigits(typed, country);
    const checked = check(enquirySchema(book.isValid), { ...validEnquiry, phonenumber });
    expect(checked).toEqual({
      ok: false,
      errors: { phonenumber: 'Phone number: please write the extension into the project details*' },
    });
  });

  it.each(impossiblePhones)('R66 refuses $digits ($country)', ({ digits }) => {
    expect(isPhone(digits, book.isValid)).toBe(false);
  });

  it('R60 R66 a number typed with another country code wins over the chosen country', () => {
    expect(book.toDigits('+65 6325 1234', 'IN')).toBe('6563251234');
  });

  it('R65 an empty number stays empty, whatever the country', () => {
    expect(book.toDigits('  ', 'IN')).toBe('');
  });

  it('R66 text that is not a number is kept, so that it is reported as invalid', () => {
    expect(book.toDigits('call me', 'IN')).toBe('call me');
    expect(book.toDigits('98765 43210', 'nowhere')).toBe('98765 43210');
  });
});

describe('without a numbering plan', () => {
  it.each(phones)('R66 accepts $digits ($country)', ({ digits }) => {
    expect(isPhone(digits, fitsE164)).toBe(true);
  });

  it.each([
    '91987654321',
    '9198765432101',
    '9118001234567890',
    '1415555267',
    '141555526711',
    '0441234567890',
    '65123',
  ])('R66 refuses %s', (digits) => {
    expect(isPhone(digits, fitsE164)).toBe(false);
  });

  it('R66 accepts up to 15 digits and not one more', () => {
    expect(isPhone('4'.repeat(15), fitsE164)).toBe(true);
    expect(isPhone('4'.repeat(16), fitsE164)).toBe(false);
  });

  const codes = new Set(
    countries.map(({ code }) => code).filter((code) => !/^(?:1|91)$/.test(code)),
  );
  it.each([...codes])('R66 requires at least four digits after the country code %s', (code) => {
    expect(isPhone(`${code}2345`, fitsE164)).toBe(true);
    expect(isPhone(`${code}234`, fitsE164)).toBe(false);
  });

  it('R66 refuses a number with a letter at its end', () => {
    expect(isPhone('91987654321x', fitsE164)).toBe(false);
  });
});
