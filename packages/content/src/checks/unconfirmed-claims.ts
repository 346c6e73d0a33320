import type { Check } from '#reader/check.ts';

export const unconfirmedClaims: Check = ({ claims: { file, value } }) =>
  Object.entries(value)
    .filter(([, { publisher }]) => publisher === null)
    .map(([id]) => ({
      file,
      field: `${id}.publisher`,
      problem: 'is not known, so the page says “Source not yet confirmed”.',
      fix: 'Name who published the fact, or take the claim out of the pages.',
    }));
