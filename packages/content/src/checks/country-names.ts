import { countries } from '@studio/contract/countries';
import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';

/** Where a company speaks of itself and its law; projects and services may be about anywhere. */
const ofItself =
  /^(?:company\.yaml|form-notices\.yaml|sheet\.yaml|legal\/|without-server\/|pages\/)/;
const named = new RegExp(
  `\\b(?:${countries.map(({ name }) => RegExp.escape(name)).join('|')})\\b`,
  'g',
);

/** Words that belong to one country: its people and time, its money, its law. */
const ownWords: readonly (readonly [country: string, words: RegExp])[] = [
  ['India', /\bIndian\b|₹|\brupees?\b|\blakhs?\b|\bcrores?\b|\bDPDP\b|\bData Protection Board\b/],
];

/** A company that moved, or another one that took the site over, still said to be where it was. */
export const countryNames: Check = (content) => {
  const { country } = content.company.value.contact;
  return passagesOf(content)
    .filter(({ file, field }) => ofItself.test(file) && field !== 'contact.country')
    .flatMap(({ file, field, words }) => {
      const other = words.match(named)?.find((name) => name !== country);
      const [owner, own] =
        ownWords.find(([name, own]) => name !== country && own.test(words)) ?? [];
      const found = other ?? own?.exec(words)?.[0];
      if (found === undefined) return [];
      const of = owner !== undefined && other === undefined ? `, a word of ${owner}` : '';
      const problem = `names ${found}${of}, but contact.country of company.yaml says ${country}.`;
      return { file, field, problem, fix: `Name ${country}, or no country at all.` };
    });
};
