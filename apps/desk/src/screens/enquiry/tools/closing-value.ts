import { AMOUNT_AT_MOST, type Currency } from '@studio/contract/desk/closing';

/** A number with commas, points or spaces between thousands; undefined if there is none. */
export function amountOf(typed: string): number | 'wrong' | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const isGrouped = /^\d{1,3}([ ,.'’\u00A0]\d{2,3})+$/u.test(text);
  if (!isGrouped && !/^\d+$/u.test(text)) return 'wrong';
  const amount = Number(text.replaceAll(/\D/gu, ''));
  return amount > 0 && amount <= AMOUNT_AT_MOST ? amount : 'wrong';
}

const usual: Readonly<Record<string, Currency>> = {
  AE: 'AED',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  DK: 'DKK',
  GB: 'GBP',
  IN: 'INR',
  JP: 'JPY',
  NO: 'NOK',
  NZ: 'NZD',
  SE: 'SEK',
  SG: 'SGD',
  US: 'USD',
  ZA: 'ZAR',
};
const euro = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** The currency of their country, offered first. */
export const usualCurrency = (country: string): Currency =>
  usual[country] ?? (euro.has(country) ? 'EUR' : 'USD');
