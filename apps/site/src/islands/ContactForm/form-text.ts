import { countries } from '@studio/contract/countries';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { FormText } from './ContactFields.tsx';

function phoneExample(country: string): string | undefined {
  const iso = countries.find(({ name }) => name === country)?.iso;
  if (iso === undefined || !isSupportedCountry(iso)) return undefined;
  return getExampleNumber(iso, examples)?.formatInternational();
}

/** For the build only: the numbering plans of all countries are too large to load for one example. */
export const formText = (
  { phone, found }: Partial<Omit<FormText, 'phoneExample'>>,
  country: string,
): FormText => ({ phone, phoneExample: phoneExample(country), found });
