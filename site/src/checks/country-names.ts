import { countries } from '@old/contract/countries';
import { passagesOf } from './passages.ts';
import type { Check } from '#catalogue/check.ts';

/** Where a company speaks of itself; projects and services may be about anywhere. */
const ofItself = /^(?:company\.yaml|pages\/)/;
const named = new RegExp(
  `\\b(?:${countries.map(({ name }) => RegExp.escape(name)).join('|')})\\b`,
  'g',
);

/** A company that moved, or another one that took the site over, still said to be where it was. */
export const countryNames: Check = (content) => {
  const { country } = content.company.value.contact;
  return passagesOf(content)
    .filter(({ file, field }) => ofItself.test(file) && field !== 'contact.country')
    .flatMap(({ file, field, words }) => {
      const other = words.match(named)?.find((name) => name !== country);
      if (!other) return [];
      const problem = `names ${other}, but contact.country of company.yaml says ${country}.`;
      return { file, field, problem, fix: `Name ${country}, or no country at all.` };
    });
};
