import type { Check } from '#reader/check.ts';

/** The offers are in two columns, which are equally long only if the number is even. */
export const pairedOffers: Check = (content) =>
  content.services
    .filter(({ value: { offer } }) => offer.items.length % 2 === 1)
    .map(({ file, value: { offer } }) => ({
      file,
      field: 'offer.items',
      problem: `has ${offer.items.length} entries, so one column ends before the other.`,
      fix: 'Add one or remove one.',
    }));
