import { countries } from '@studio/contract/countries';
import { targetText } from '@studio/contract/response-target-text';
import type { Check } from '#reader/check.ts';
import { containsPhrase, passagesIn, passagesOf } from './passages.ts';

interface Pair {
  readonly says: RegExp;
  readonly against: RegExp;
  readonly fix: string;
}

/** Statements about the company that cannot both be true. Each pair was once on the site. */
const pairs: readonly Pair[] = [
  {
    says: /\bwe (?:carry insurance|are insured)\b/i,
    against: /\bno policy has been confirmed\b/i,
    fix: 'Say on both pages that no policy is confirmed yet, or confirm one on both.',
  },
  {
    says: /\bno sales (?:department|team|people)\b/i,
    against: /\b(?:reached|to|by) sales\b|\bsales works\b/i,
    fix: 'Say on both pages who reads an enquiry.',
  },
  {
    says: /\brights\b[^.]*\bafter payment\b/i,
    against: /\brights?\b[^.]*\bas (?:it is|they are) made\b/i,
    fix: 'Write [fact:ownership] on both pages.',
  },
  {
    says: /\bmodules\b.*\bstay yours\b/is,
    against: /\byours to use and change\b|\bused and changed by you\b/i,
    fix: 'Write [fact:own-modules] on both pages.',
  },
  {
    says: /\bteam you can pause\b|\bthen at least \w+ months\b/i,
    against: /\bdays’ notice\b/i,
    fix: 'Name the notice on both pages: a minimum term or a pause denies it.',
  },
  {
    says: /\bis on call\b|, on-call,/i,
    against: /\bnights and weekends are a separate contract\b/i,
    fix: 'Say that on-call is by agreement.',
  },
];

/** A buyer reads several pages, and they must not contradict each other. */
export const contradictions: Check = (content) => {
  const passages = passagesOf(content);
  return pairs.flatMap(({ says, against, fix }) => {
    const other = passages.find(({ words }) => against.test(words));
    if (!other) return [];
    return passages
      .filter(({ words }) => says.test(words))
      .map(({ file, field, words }) => ({
        file,
        field,
        problem: `says “${says.exec(words)?.[0] ?? ''}”, and content/${other.file}, ${other.field}, says the opposite.`,
        fix,
      }));
  });
};

const CONTACT = 'pages/contact.yaml';
/** The first answer of the page states the target, and every enquirer's page repeats it. */
const PROMISE = 'answers.items.0.text';

/** The contact page states the target that the desk's clock and the alarms use. */
export const statedResponseTarget: Check = ({ files, workingHours }) => {
  const promised = targetText(workingHours.value);
  return files
    .filter(({ file }) => file === CONTACT)
    .flatMap(passagesIn)
    .filter(
      ({ field, words }) =>
        field === PROMISE && !promised.some((each) => containsPhrase(words, each)),
    )
    .map(({ file, field }) => ({
      file,
      field,
      problem: `does not say “${promised.join('” or “')}”, which is what working-hours.yaml promises.`,
      fix: 'Write [fact:answer-time] here, or change the promise there.',
    }));
};

/** Texts about the company and its law; projects and services may be about any country. */
const ofItself =
  /^(?:company\.yaml|working-hours\.yaml|form-notices\.yaml|sheet\.yaml|legal\/|without-server\/|pages\/)/;
const named = new RegExp(
  `\\b(?:${countries.map(({ name }) => RegExp.escape(name)).join('|')})\\b`,
  'g',
);

/** Words that belong to one country: people, places, language, holidays, money and law. */
const ownWords: readonly (readonly [country: string, words: RegExp])[] = [
  [
    'India',
    /₹|\b(?:Indian|Kolkata|Calcutta|Coimbatore|Tamil Nadu|Malayalam|Diwali|Republic Day|rupees?|lakhs?|crores?|DPDP|Data Protection Board|CERT-In)\b/,
  ],
];

/** The first word in a text that belongs to another country than the company's. */
function wordOfAnother(text: string, country: string) {
  for (const [owner, words] of ownWords) {
    const word = owner === country ? undefined : words.exec(text)?.[0];
    if (word !== undefined) return { owner, word };
  }
  return undefined;
}

const isCountry = (country: string) => `but contact.country of company.yaml says ${country}.`;

/** After a company moved, or another one took the site over, texts still named the old country. */
export const countryNames: Check = (content) => {
  const { country } = content.company.value.contact;
  const inWords = passagesOf(content)
    .filter(({ file, field }) => ofItself.test(file) && field !== 'contact.country')
    .flatMap(({ file, field, words }) => {
      const name = words.match(named)?.find((name) => name !== country);
      const own = wordOfAnother(words, country);
      const found = name ?? (own && `${own.word}, a word of ${own.owner}`);
      if (found === undefined) return [];
      const problem = `names ${found}, ${isCountry(country)}`;
      return { file, field, problem, fix: `Name ${country}, or no country at all.` };
    });
  // The zone is an identifier, so it is in no passage.
  const { file, value } = content.workingHours;
  const ofZone = wordOfAnother(value.zone, country);
  if (!ofZone) return inWords;
  const problem = `is ${value.zone}, the time of ${ofZone.owner}, ${isCountry(country)}`;
  return [...inWords, { file, field: 'zone', problem, fix: 'Write the time zone of the office.' }];
};
