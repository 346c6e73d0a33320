import { dayAfter } from '#reader/day-after.ts';
import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import type { AnswerFile } from '#schema/answer.schema.ts';

const file = 'pages/security.yaml';
const noticeDays = 60;

/** Every security answer, with its field. */
const answersIn = ({ pages }: Content) =>
  pages.security.answers.groups.flatMap(({ items }, g) =>
    items.map((item, i) => ({ item, field: `answers.groups.${g}.items.${i}` })),
  );

const lookAgain = ({ owner }: AnswerFile): string =>
  `Have “${owner}” look again, correct the answer, and update checked and expires.`;

/** After its day an answer stops the build until its owner has checked it again. */
export const staleAnswers =
  (today: Date): Check =>
  (content) =>
    answersIn(content)
      .filter(({ item }) => item.expires < dayAfter(today, 0))
      .map(({ item, field }) => ({
        file,
        field: `${field}.expires`,
        problem: `let the answer to “${item.question}” expire on ${item.expires}.`,
        fix: lookAgain(item),
      }));

/** Answers that expire soon. */
export const dueAnswers =
  (today: Date): Check =>
  (content) =>
    answersIn(content)
      .filter(({ item }) => item.expires <= dayAfter(today, noticeDays))
      .map(({ item, field }) => ({
        file,
        field: `${field}.expires`,
        problem: `must be checked again by ${item.expires}: “${item.question}”.`,
        fix: lookAgain(item),
      }));

/** Answers that the company has not confirmed; a sample has a finding of its own. */
export const unconfirmedAnswers: Check = (content): Finding[] =>
  answersIn(content)
    .filter(({ item }) => item.sample || item.verdict === 'unconfirmed')
    .map(({ item, field }) => ({
      file,
      field: `${field}.${item.sample ? 'sample' : 'verdict'}`,
      owner: item.owner,
      problem: `is not confirmed: “${item.question}”`,
      fix: `Ask “${item.owner}” what is true and what shows it; then write ${item.sample ? 'false' : 'yes, partly or no'}.`,
    }));
