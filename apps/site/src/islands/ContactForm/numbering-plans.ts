import type { ParsePhone } from '@studio/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Alone in its file, so that only what it uses of the library is sent, and only when asked for. */
export const parsePhone: ParsePhone = (text, country) =>
  parsePhoneNumberFromString(text, country && isSupportedCountry(country) ? country : undefined);
