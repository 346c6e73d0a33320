import { inExhibit } from './in-exhibit.ts';

interface Exception {
  /** The file and the field, as in “services/seo.yaml reasons.items.0.text”. */
  readonly where: RegExp;
  /** Only this text; omitted, anything written there. */
  readonly words?: RegExp;
  readonly why: string;
}

/** Where a duration, an amount or a response target may be written in the text, and why. The only such list. */
const exceptions: readonly Exception[] = [
  {
    where: /^(?:facts|claims|technologies|spelling|company)\.yaml /,
    why: 'Facts and names themselves.',
  },
  {
    where: /^(?:nda\.yaml|legal\/.+) /,
    why: 'Read by a lawyer as it is; retention.ts holds its periods.',
  },
  {
    where: /^form-notices\.yaml /,
    why: 'retention.ts compares its periods with the jobs that delete.',
  },
  {
    where: /^without-server\/.+ /,
    why: 'Read by a lawyer as it is; a person deletes by hand, so no job has the period.',
  },
  { where: /^(?:vacancies|notices)\/.+ /, why: 'They have a first and a last day of their own.' },
  {
    where: /^projects\/.+ /,
    why: 'What happened in one project, with its own sample mark and the client who confirms it.',
  },
  { where: /^reviews\/.+ /, why: 'A client’s own words.' },
  {
    where: /^services\/.+ (?:reasons|intro|drawings)\./,
    why: 'Situations of clients and what a drawing shows, not what we do.',
  },
  { where: /^services\/.+ notFor\.items\./, why: 'When not to buy: a client’s situation.' },
  {
    where: inExhibit,
    why: 'A page written for an invented client: its times and amounts are theirs, under a sample mark.',
  },
  {
    where: /^services\/.+ engagement\.yourSide$/,
    why: 'What the client gives: said once, under the same sample mark.',
  },
  {
    where: /^services\/.+ engagement\.team$/,
    words: /\b(?:minute|hour|day|week|month)s?$/i,
    why: 'Who comes for part of the time: said once, under the same sample mark.',
  },
  {
    where: /^sheet\.yaml (?:(?:asks|always|examples)\b|(?:ways|services)\..+\.notIf$)/,
    why: 'Questions, a client’s situation and invented examples.',
  },
  { where: /^finder\.yaml questions\.\d+\.question$/, why: 'A question about the client’s time.' },
  {
    where: /^pages\/security\.yaml answers\./,
    why: 'Each answer has an owner, a day and a sample mark of its own.',
  },
  { where: /^pages\/proof\.yaml /, why: 'What was measured of this site.' },
];

export const isAllowedHardCoded = (file: string, field: string, found: string): boolean =>
  exceptions.some(
    ({ where, words }) => where.test(`${file} ${field}`) && (words?.test(found) ?? true),
  );
