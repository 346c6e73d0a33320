import { countries } from '@studio/contract/countries';

export const countryName = (iso: string): string =>
  countries.find((country) => country.iso === iso)?.name ?? '';
