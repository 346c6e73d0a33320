import type { Check } from '#reader/check.ts';
import { inBothWays } from '#reader/without-server.ts';
import { passagesIn } from './passages.ts';
import { containsPhrase } from './contains-phrase.ts';

const CONTACT = 'pages/contact.yaml';
const WORDS = 'how you found us';

/** Where each has to name the question, once the form asks it. */
const places = [
  { file: 'form-notices.yaml', field: 'enquiry.what' },
  { file: 'legal/privacy.yaml', field: undefined },
];

/** What the form asks is named beside it and on the privacy page. */
export const foundUsNotice: Check = ({ files }) => {
  const passagesOf = (name: string) =>
    files.filter(({ file }) => file === name).flatMap(passagesIn);
  if (!passagesOf(CONTACT).some(({ field }) => field === 'found.question')) return [];
  return places
    .flatMap(({ file, field }) => inBothWays(file).map((text) => ({ file: text, field })))
    .filter((place) => files.some(({ file }) => file === place.file))
    .filter(
      ({ file, field: wanted }) =>
        !passagesOf(file).some(
          ({ field, words }) => (wanted ?? field) === field && containsPhrase(words, WORDS),
        ),
    )
    .map(({ file, field }) => ({
      file,
      field: field ?? 'sections',
      problem: `does not say “${WORDS}”, which ${CONTACT} asks.`,
      fix: 'Name it among what we keep, or take the question out of the form.',
    }));
};
