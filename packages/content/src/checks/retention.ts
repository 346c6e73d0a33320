import { retention } from '@studio/contract/retention';
import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import { passagesIn, type Passage } from './passages.ts';
import { containsPhrase } from './contains-phrase.ts';

const PRIVACY = 'legal/privacy.yaml';
const NOTICES = 'form-notices.yaml';

const promises = [
  {
    kept: 'enquiries',
    words: retention.enquiry.words,
    notices: ['enquiry.howLong', 'enquiry.brief'],
  },
  {
    kept: 'unconfirmed subscriptions',
    words: retention.unconfirmedSubscription.words,
    notices: ['subscription.howLong'],
  },
];

/** The words of a period in a notice, and the fields they must be in. */
const noticed = [
  ...promises.map(({ kept, ...said }) => ({ ...said, means: `${kept} are kept` })),
  {
    means: 'the link to confirm a subscription works',
    words: retention.confirmLink.words,
    notices: ['subscription.howLong'],
  },
];

/** The privacy page and the notices beside the forms state the periods that the code applies. */
export const retentionWords: Check = (content) => {
  const passages = (name: string): Passage[] =>
    content.files.filter(({ file }) => file === name).flatMap(passagesIn);
  return [...privacyFaults(passages(PRIVACY)), ...noticeFaults(passages(NOTICES))];
};

/** Some sentence of the page names what is stored and how long. */
function privacyFaults(passages: readonly Passage[]): Finding[] {
  const sentences = passages.flatMap(({ words }) => words.split(/(?<=[.!?])\s+/));
  if (sentences.length === 0) return [];
  return promises
    .filter(
      ({ kept, words }) =>
        !sentences.some((s) => containsPhrase(s, kept) && containsPhrase(s, words)),
    )
    .map(({ kept, words }) => ({
      file: PRIVACY,
      field: 'sections',
      problem: `does not say that ${kept} are deleted after ${words}, which is what happens to them.`,
      fix: `Name ${kept} and "${words}" in one sentence, or ask a developer to keep them for another time.`,
    }));
}

/** Each notice states the period. */
const noticeFaults = (passages: readonly Passage[]): Finding[] =>
  noticed.flatMap(({ means, words, notices }) =>
    passages
      .filter(
        ({ field, words: written }) => notices.includes(field) && !containsPhrase(written, words),
      )
      .map(({ field }) => ({
        file: NOTICES,
        field,
        problem: `does not say “${words}”, which is how long ${means}.`,
        fix: 'Name that time, or ask a developer to keep them for another.',
      })),
  );
