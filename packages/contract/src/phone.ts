/** Whether it is a number of its country. Takes digits that begin with the country code. */
export type PhoneCheck = (digits: string) => boolean;

/** The part of libphonenumber-js that is a parameter: the browser passes its min data, the server its max. */
export type ParsePhone = (
  text: string,
  country?: string,
) => { readonly number: string; isValid(): boolean } | undefined;

export interface PhoneBook {
  /** A typed number and its country as digits that begin with the country code. */
  toDigits(typed: string, country: string): string;
  readonly isValid: PhoneCheck;
}

const INDIA = '91';
const INDIA_LENGTH = 12;
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
  if (digits.startsWith(INDIA)) return digits.length === INDIA_LENGTH;
  return isValidElsewhere(digits);
}

export function phoneBook(parse: ParsePhone): PhoneBook {
  return {
    toDigits(typed, country) {
      const text = typed.trim();
      // Text that is not a number is kept, so that it is reported as invalid and not as missing.
      return text === '' ? '' : (parse(text, country)?.number.slice(1) ?? text);
    },
    isValid: (digits) => parse(`+${digits}`)?.isValid() ?? false,
  };
}
