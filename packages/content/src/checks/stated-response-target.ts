import { targetText } from '@studio/contract/response-target-text';
import type { Check } from '#reader/check.ts';
import { passagesIn } from './passages.ts';
import { containsPhrase } from './contains-phrase.ts';

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
      fix: 'Name that time, or change the promise there.',
    }));
};
