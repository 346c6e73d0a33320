import { retention } from '@old/contract/retention';
import type { Check } from '#catalogue/check.ts';
import type { Finding } from '#catalogue/finding.ts';
import { passagesIn, type Passage } from './passages.ts';
import { says } from './says.ts';

const PRIVACY = 'legal/privacy.yaml';
const NOTICES = 'form-notices.yaml';

const promises = [
  { kept: 'enquiries', words: retention.enquiry.words, notice: 'enquiry.howLong' },
  {
    kept: 'unconfirmed subscriptions',
    words: retention.unconfirmedSubscription.words,
    notice: 'subscription.howLong',
  },
];

/** The privacy page and the notices beside the forms promise what the intake does. */
export const retentionWords: Check = (content) => {
  const passages = (name: string): Passage[] =>
    content.files.filter(({ file }) => file === name).flatMap(passagesIn);
  return [...privacyFaults(passages(PRIVACY)), ...noticeFaults(passages(NOTICES))];
};

/** Some sentence of the page names what is kept and how long. */
function privacyFaults(passages: readonly Passage[]): Finding[] {
  const sentences = passages.flatMap(({ words }) => words.split(/(?<=[.!?])\s+/));
  if (sentences.length === 0) return [];
  return promises
    .filter(({ kept, words }) => !sentences.some((s) => says(s, kept) && says(s, words)))
    .map(({ kept, words }) => ({
      file: PRIVACY,
      field: 'sections',
      problem: `does not say that ${kept} are deleted after ${words}, which is what happens to them.`,
      fix: `Name ${kept} and "${words}" in one sentence, or ask a developer to keep them for another time.`,
    }));
}

/** Each notice names the time in the point that is about it. */
const noticeFaults = (passages: readonly Passage[]): Finding[] =>
  promises
    .filter(({ notice, words }) =>
      passages.some(({ field, words: written }) => field === notice && !says(written, words)),
    )
    .map(({ kept, words, notice }) => ({
      file: NOTICES,
      field: notice,
      problem: `does not say “${words}”, which is how long ${kept} are kept.`,
      fix: 'Name that time, or ask a developer to keep them for another.',
    }));
