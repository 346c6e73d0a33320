import { countries } from '@old/contract/countries';

/** "+49 406 696 9112": the country's code, then threes, so that it can be read aloud. */
export function sayPhone(digits: string, country: string): string {
  const code = countries.find(({ iso }) => iso === country)?.code ?? '';
  const known = code !== '' && digits.startsWith(code) ? code : '';
  const national = digits.slice(known.length);
  const groups = national.match(/\d{3}(?=\d{3})|\d+/gu) ?? [];
  return `+${[known, ...groups].filter((part) => part !== '').join(' ')}`;
}

export const countryName = (iso: string): string =>
  countries.find((country) => country.iso === iso)?.name ?? '';
