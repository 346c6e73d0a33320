import { phoneBook } from '@studio/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The full numbering plans; the browser uses the small ones. */
export const phones = phoneBook((text, country) =>
  parsePhoneNumberFromString(
    text,
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  ),
);

/** The country whose numbering plan it fits; empty if it fits none. */
export const countryOf = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.country ?? '';

/** Grouped as is usual in its country; empty without a number, as for enquiries that came by mail. */
export const shownPhone = (digits: string): string =>
  digits === ''
    ? ''
    : (parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`);

/** The spellings of a number in a text, in each way people of its country write it; the full number first. */
export function phoneSpellings(written: string, country: string): string[] {
  const known = isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(written, known);
  if (!phone) return [written];
  return [phone.number, phone.nationalNumber, phone.formatNational()];
}
