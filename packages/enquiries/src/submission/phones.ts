import { phoneBook } from '@studio/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The full numbering plans; the browser has the small ones. */
export const phones = phoneBook((text, country) =>
  parsePhoneNumberFromString(
    text,
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  ),
);

/** The country whose numbering plan it fits; empty if it fits none. */
export const countryOf = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.country ?? '';

/** Grouped as usual in its country; empty where there is none, as for enquiries that came by mail. */
export const shownPhone = (digits: string): string =>
  digits === ''
    ? ''
    : (parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`);

/** A number as it is written in a text, in each way people of its country write it; the whole number first. */
export function phoneSpellings(written: string, country: string): string[] {
  const known = isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(written, known);
  if (!phone) return [written];
  return [phone.number, phone.nationalNumber, phone.formatNational()];
}
