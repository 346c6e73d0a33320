import type { ParsePhone } from '@studio/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** In a file of its own, so that only the used part of the library is loaded, and only when needed. */
export const parsePhone: ParsePhone = (text, country) =>
  parsePhoneNumberFromString(text, country && isSupportedCountry(country) ? country : undefined);
