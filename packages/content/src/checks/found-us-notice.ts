import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { inBothWays } from '#reader/without-server.ts';
import { passagesIn } from './passages.ts';
import { containsPhrase } from './contains-phrase.ts';

const CONTACT = 'pages/contact.yaml';
const WORDS = 'how you found us';

/** Where each question of the form must be mentioned. */
const places = [
  { file: 'form-notices.yaml', field: 'enquiry.what' },
  { file: 'legal/privacy.yaml', field: undefined },
];

const passagesOf = ({ files }: Content, name: string) =>
  files.filter(({ file }) => file === name).flatMap(passagesIn);

/** A finding for each of these texts that does not contain the words. */
const missingIn = (content: Content, words: string, message: Pick<Finding, 'problem' | 'fix'>) =>
  places
    .flatMap(({ file, field }) => inBothWays(file).map((text) => ({ file: text, field })))
    .filter((place) => content.files.some(({ file }) => file === place.file))
    .filter(
      ({ file, field: wanted }) =>
        !passagesOf(content, file).some(
          ({ field, words: text }) => (wanted ?? field) === field && containsPhrase(text, words),
        ),
    )
    .map(({ file, field }) => ({ file, field: field ?? 'sections', ...message }));

/** What the form asks is mentioned in its notice and on the privacy page. */
export const foundUsNotice: Check = (content) =>
  passagesOf(content, CONTACT).some(({ field }) => field === 'found.question')
    ? missingIn(content, WORDS, {
        problem: `does not say “${WORDS}”, which ${CONTACT} asks.`,
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
