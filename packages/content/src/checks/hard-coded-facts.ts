import { factReference } from '#reader/fill-in-facts.ts';
import type { Check } from '#reader/check.ts';
import { passagesOf } from './passages.ts';
import { isAllowedHardCoded } from './allowed-hard-coded.ts';

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
