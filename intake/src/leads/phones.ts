import { phoneBook } from '@old/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The full numbering plans; the browser carries the small ones. */
export const phones = phoneBook((text, country) =>
  parsePhoneNumberFromString(
    text,
    country !== undefined && isSupportedCountry(country) ? country : undefined,
  ),
);

/** The country whose numbering plan it fits; empty where it fits none. */
export const countryOf = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.country ?? '';

/** Grouped as people of that country read it. */
export const shownPhone = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`;
