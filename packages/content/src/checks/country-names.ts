import { countries } from '@studio/contract/countries';
import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';

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
