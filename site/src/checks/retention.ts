import { retention } from '@studio/contract/retention';
import type { Check } from '#catalogue/check.ts';
import { passagesIn } from './passages.ts';

const PRIVACY = 'legal/privacy.yaml';

const promises = [
  { kept: 'enquiries', words: retention.enquiry.words },
  { kept: 'unconfirmed subscriptions', words: retention.unconfirmedSubscription.words },
];

/** The privacy page promises what the intake does: some sentence names what is kept and how long. */
export const retentionWords: Check = (content) => {
  const page = content.files.find(({ file }) => file === PRIVACY);
  if (!page) return [];
  const sentences = passagesIn(page).flatMap(({ words }) => words.split(/(?<=[.!?])\s+/));
  const says = (sentence: string, words: string) =>
    new RegExp(`\\b${RegExp.escape(words)}\\b`, 'i').test(sentence);
  return promises
    .filter(({ kept, words }) => !sentences.some((s) => says(s, kept) && says(s, words)))
    .map(({ kept, words }) => ({
      file: PRIVACY,
      field: 'sections',
      problem: `does not say that ${kept} are deleted after ${words}, which is what happens to them.`,
      fix: `Name ${kept} and "${words}" in one sentence, or ask a developer to keep them for another time.`,
    }));
};
