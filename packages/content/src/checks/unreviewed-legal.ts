import type { Check } from '#reader/check.ts';
import type { Content } from '#reader/load-content.ts';

/** Legal texts whose current version no lawyer has reviewed: pages, and the notices beside the forms. */
export const unreviewedLegal: Check = (content) =>
  legalTexts(content)
    .filter(({ read = '', changed }) => read < changed)
    .map(({ file, field, read, changed }) => ({
      file,
      field,
      problem: read
        ? `says ${read}, and the text changed on ${changed}.`
        : 'is missing: no lawyer has read this text.',
      fix: 'Have it read, and enter the day.',
    }));

const legalTexts = ({ legal, nda, formNotices }: Content) => [
  ...[...legal, nda].map(({ file, value }) => ({
    file,
    field: 'readByLawyer',
    read: value.readByLawyer,
    changed: value.updated,
  })),
  {
    file: formNotices.file,
    field: 'readByLawyer',
    read: formNotices.value.readByLawyer,
    changed: formNotices.value.version,
  },
];
