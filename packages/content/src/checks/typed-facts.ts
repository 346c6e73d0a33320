import { factReference } from '#reader/fill-in-facts.ts';
import type { Check } from '#reader/check.ts';
import { passagesOf } from './passages.ts';
import { typedByReason } from './typed-by-reason.ts';

const number =
  '(?:\\d[\\d,.]*|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)';
const unit = '(?:minute|hour|day|week|month|quarter|year)s?';

/** “two to four weeks”, “ten working days”, “within a week”. “Two hours a week” is a rate, and no duration. */
const duration = new RegExp(
  `(?:\\b${number}(?:(?:[ -](?:or|to|and)[ -]|[–-])${number})?|\\b(?:within|after|in|for|takes) an?)[ -](?:working |business )?${unit}\\b(?! an? ${unit})`,
  'i',
);

const money = new RegExp(
  `[$€£₹]\\s?\\d[\\d,.]*|\\b(?:USD|EUR|GBP|INR)\\s?\\d[\\d,.]*|\\b${number}(?: (?:hundred|thousand|million|lakh))* (?:dollars|euros|pounds|rupees)\\b`,
  'i',
);

const promise =
  /\b(?:we are insured|insurance policy|carry insurance|money[- ]back|free of charge|24\/7|round the clock)\b/i;

const kinds = [
  ['the duration', duration],
  ['the amount', money],
  ['the promise', promise],
] as const;

/**
 * What we charge, how long we take and what we promise has one home, facts.yaml, with an owner and a
 * day. Typed where it is needed, it came to contradict itself from page to page.
 */
export const typedFacts: Check = (content) =>
  passagesOf(content).flatMap(({ file, field, written }) => {
    const words = written.replace(factReference, '');
    return kinds.flatMap(([name, pattern]) => {
      const [found] = pattern.exec(words) ?? [];
      if (found === undefined || typedByReason(file, field, found)) return [];
      return {
        file,
        field,
        problem: `states ${name} “${found}”, typed by hand.`,
        fix: 'Enter it in facts.yaml and write [fact:id] here.',
      };
    });
  });
