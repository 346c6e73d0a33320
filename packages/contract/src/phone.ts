import { withoutInvisible } from './text.ts';

/** Whether it is a number of its country. Takes digits that begin with the country code. */
export type PhoneCheck = (digits: string) => boolean;

/** The part of libphonenumber-js that is a parameter: the browser passes its min data, the server its max. */
export type ParsePhone = (
  text: string,
  country?: string,
) => { readonly number: string; readonly ext?: string; isValid(): boolean } | undefined;

export interface PhoneBook {
  /** A typed number and its country as digits that begin with the country code. */
  toDigits(typed: string, country: string): string;
  readonly isValid: PhoneCheck;
}

const INDIA = '91';
const INDIA_LENGTH = 12;
// Toll-free 1800 and shared-cost 1860: a digit longer than every other number.
const INDIA_SERVICE_NUMBER = /^9118[06]0\d{7}$/u;
const NORTH_AMERICA = '1';
const NORTH_AMERICA_LENGTH = 11;
const E164_LONGEST = 15;
const SHORTEST_NATIONAL = 4; // Niue

// The ITU's plan: country codes of zones 1 and 7 have one digit, these have two, all others three.
const TWO_DIGIT_CODES = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/u;

function countryCodeLength(digits: string): number {
  if (/^[17]/u.test(digits)) return 1;
  return TWO_DIGIT_CODES.test(digits) ? 2 : 3;
}

/** The rule without a numbering plan: the limits of E.164, and exact where a country has one length. */
export const fitsE164: PhoneCheck = (digits) => {
  if (digits.startsWith('0')) return false;
  if (digits.startsWith(NORTH_AMERICA)) return digits.length === NORTH_AMERICA_LENGTH;
  const national = digits.length - countryCodeLength(digits);
  return national >= SHORTEST_NATIONAL && digits.length <= E164_LONGEST;
};

/** India by the specification's own rule; any other country by the given check. */
export function isPhone(digits: string, isValidElsewhere: PhoneCheck): boolean {
  if (!/^\d+$/u.test(digits)) return false;
  if (digits.startsWith(INDIA))
    return digits.length === INDIA_LENGTH || INDIA_SERVICE_NUMBER.test(digits);
  return isValidElsewhere(digits);
}

const EXTENSION = /\d[\s,;.)]*(?:ext(?:ension|n)?|x|#)[\s:.=]*\d{1,7}$/iu;

export const hasExtension = (text: string): boolean => EXTENSION.test(text);

const DIGIT = /\p{Nd}/u;

/** Unicode keeps the ten digits of a script together, in order. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Digits of every script, full-width letters and signs, and white space of every kind, as a keyboard types them. */
const plainText = (typed: string): string =>
  withoutInvisible(typed)
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\p{Nd}/gu, toAsciiDigit);

export function phoneBook(parse: ParsePhone): PhoneBook {
  return {
    toDigits(typed, country) {
      const text = plainText(typed);
      // What is not only a number is kept, so that it is reported as such and not as missing.
      if (text === '' || hasExtension(text)) return text;
      const phone = parse(text, country);
      if (!phone) return text;
      const digits = phone.number.slice(1);
      return phone.ext ? `${digits} ext ${phone.ext}` : digits;
    },
    isValid: (digits) => parse(`+${digits}`)?.isValid() ?? false,
  };
}
