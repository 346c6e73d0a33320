import { retention } from '@studio/contract/retention';
import { corporateIdentityNumber } from '#schema/company.schema.ts';
import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { inBothWays } from '#reader/without-server.ts';
import { containsPhrase, passagesIn, type Passage } from './passages.ts';

const PRIVACY = 'legal/privacy.yaml';
const NOTICES = 'form-notices.yaml';

const passagesOfFile = ({ files }: Content, name: string): Passage[] =>
  files.filter(({ file }) => file === name).flatMap(passagesIn);

/** Legal texts whose current version no lawyer has reviewed: pages, and the notices beside the forms. */
export const unreviewedLegal: Check = (content) =>
  legalTexts(content)
    .filter(({ read = '', changed }) => read < changed)
    .map(({ file, field, read, changed }) => ({
      file,
      field,
      problem: read
        ? `says ${read}, and the text changed on ${changed}.`
        : 'is missing: no lawyer has read this text.',
      fix: 'Have it read, and enter the day.',
    }));

const legalTexts = ({ legal, nda, formNotices }: Content) => [
  ...[...legal, nda].map(({ file, value }) => ({
    file,
    field: 'readByLawyer',
    read: value.readByLawyer,
    changed: value.updated,
  })),
  {
    file: formNotices.file,
    field: 'readByLawyer',
    read: formNotices.value.readByLawyer,
    changed: formNotices.value.version,
  },
];

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
export const retentionWords: Check = (content) => [
  ...privacyFaults(passagesOfFile(content, PRIVACY)),
  ...noticeFaults(passagesOfFile(content, NOTICES)),
];

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

const CONTACT = 'pages/contact.yaml';
const FOUND_US = 'how you found us';

/** Where each question of the form must be mentioned. */
const places = [
  { file: NOTICES, field: 'enquiry.what' },
  { file: PRIVACY, field: undefined },
];

/** A finding for each of these texts that does not contain the words. */
const missingIn = (content: Content, words: string, message: Pick<Finding, 'problem' | 'fix'>) =>
  places
    .flatMap(({ file, field }) => inBothWays(file).map((text) => ({ file: text, field })))
    .filter((place) => content.files.some(({ file }) => file === place.file))
    .filter(
      ({ file, field: wanted }) =>
        !passagesOfFile(content, file).some(
          ({ field, words: text }) => (wanted ?? field) === field && containsPhrase(text, words),
        ),
    )
    .map(({ file, field }) => ({ file, field: field ?? 'sections', ...message }));

/** What the form asks is mentioned in its notice and on the privacy page. */
export const foundUsNotice: Check = (content) =>
  passagesOfFile(content, CONTACT).some(({ field }) => field === 'found.question')
    ? missingIn(content, FOUND_US, {
        problem: `does not say “${FOUND_US}”, which ${CONTACT} asks.`,
        fix: 'Name it among what we keep, or take the question out of the form.',
      })
    : [];

/** The same for fields that were added to the form, by their labels. */
export const addedFieldNotice =
  (labels: readonly string[]): Check =>
  (content) =>
    labels.flatMap((label) =>
      missingIn(content, label, {
        problem: `does not say “${label}”, which the contact form asks.`,
        fix: 'Name it among what we keep, and set the day of the text to today.',
      }),
    );

/** What rule 26 of India's Companies (Incorporation) Rules, 2014, requires on a company's home page. */
export const registration: Check = ({ company: { file, value } }) => {
  if (value.contact.country !== 'India') return [];
  const missing = (field: string, what: string): Finding => ({
    file,
    field,
    problem: `is missing, and an Indian company must show ${what} on its home page.`,
    fix: 'Fill it in; until it is confirmed, with sample: true.',
  });
  return [
    ...(value.grievances
      ? []
      : [missing('grievances', 'the name of a person for queries and grievances')]),
    ...(value.registration
      ? []
      : [missing('registration', 'its registered office and Corporate Identity Number')]),
    ...(value.registration && !corporateIdentityNumber.test(value.registration.number)
      ? [
          {
            file,
            field: 'registration.number',
            problem: `is “${value.registration.number}”, which is not a Corporate Identity Number.`,
            fix: 'Copy the 21 characters from the certificate of incorporation, without spaces.',
          },
        ]
      : []),
  ];
};
