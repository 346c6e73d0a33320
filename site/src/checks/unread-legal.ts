import type { Check } from '#catalogue/check.ts';

/** Legal texts that no lawyer has read as they stand. */
export const unreadLegal: Check = (content) =>
  content.legal
    .filter(({ value: { readByLawyer = '', updated } }) => readByLawyer < updated)
    .map(({ file, value: { readByLawyer, updated } }) => ({
      file,
      field: 'readByLawyer',
      problem: readByLawyer
        ? `says ${readByLawyer}, and the text changed on ${updated}.`
        : 'is missing: no lawyer has read this text.',
      fix: 'Have it read, and enter the day.',
    }));
