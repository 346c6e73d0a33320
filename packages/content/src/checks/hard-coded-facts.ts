import type { Check } from '#reader/check.ts';
import { factReference } from '#reader/fill-in-facts.ts';
import { inExhibit, passagesOf } from './passages.ts';

const ones = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:${ones}))?`;
/** “A few” and “some” state no number, so they are not facts. */
const number = `(?:\\d[\\d,.]*|half an?|${tens}|${teens}|${ones}|a (?:couple of|dozen|hundred|thousand))`;
const range = `${number}(?:(?:[ -](?:or|to|and)[ -]|[–-])${number})?`;
const unit = '(?:minute|hour|day|week|month|quarter|year)s?';

/** “two to four weeks”, “ten working days”, “within a week”. “Two hours a week” is a rate, not a duration. */
const duration = new RegExp(
  `(?:\\b${range}|\\b(?:within|after|in|for|takes) an?)[ -](?:working |business )?${unit}\\b(?! an? ${unit})`,
  'gi',
);

const currency = '(?:USD|EUR|GBP|INR)';
const money = new RegExp(
  `[$€£₹]\\s?\\d[\\d,.]*|\\b${currency}\\s?\\d[\\d,.]*|\\b${number}k?(?: (?:hundred|thousand|million|lakh))* ?(?:dollars|euros|pounds|rupees|${currency})\\b`,
  'gi',
);

const role = '(?:engineer|developer|designer|tester|analyst|architect|researcher|consultant)s';
/**
 * The size of our team. Texts also count people of a client, and one person who decides, so this matches only our
 * roles, a “team of” and what people do for a client.
 */
const team = new RegExp(
  `\\bteam of ${range}\\b|\\b(?!one\\b)${range}(?:[ -](?:person|people) team\\b| (?:[a-z]+ )?${role}\\b| people (?:know|share|work|trail|build|join)\\b)`,
  'gi',
);

const promise =
  /\b(?:we are insured|insurance policy|carry insurance|money[- ]back|free of charge|(?:at no|without)(?: extra)? charge|24\/7|round the clock)\b/gi;

const kinds = [
  ['the duration', duration],
  ['the amount', money],
  ['the team size', team],
  ['the promise', promise],
] as const;

/** The statements in a text that should be facts: their kind and their words. */
export const statedIn = (words: string): { readonly kind: string; readonly found: string }[] =>
  kinds.flatMap(([kind, pattern]) =>
    [...words.matchAll(pattern)].map(([found]) => ({ kind, found })),
  );

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
    why: 'Read by a lawyer as it is; legal.ts holds its periods.',
  },
  {
    where: /^form-notices\.yaml /,
    why: 'legal.ts compares its periods with the jobs that delete.',
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
];

export const isAllowedHardCoded = (file: string, field: string, found: string): boolean =>
  exceptions.some(
    ({ where, words }) => where.test(`${file} ${field}`) && (words?.test(found) ?? true),
  );

/**
 * Prices, durations and response targets belong in facts.yaml, with an owner and a date. Written in the text of each
 * page, they came to contradict each other.
 */
export const hardCodedFacts: Check = (content) =>
  passagesOf(content).flatMap(({ file, field, written }) =>
    statedIn(written.replace(factReference, ''))
      .filter(({ found }) => !isAllowedHardCoded(file, field, found))
      .map(({ kind, found }) => ({
        file,
        field,
        problem: `states ${kind} “${found}”, typed by hand.`,
        fix: 'Enter it in facts.yaml and write [fact:id] here.',
      })),
  );
