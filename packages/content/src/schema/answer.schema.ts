import { z } from 'zod';
import {
  isoDate,
  needsServer,
  paragraph,
  plainSentence,
  sample,
  sentence,
  slug,
  title,
} from './text-fields.ts';

/** A question of a buyer's security team, with the owner of the answer and its expiry. */
const answerSchema = z.strictObject({
  id: slug.describe('The anchor of the row, which mails may name.'),
  question: plainSentence,
  verdict: z
    .enum(['yes', 'partly', 'no', 'unconfirmed'])
    .describe('The answer in one word: unconfirmed, if no one can say yet.'),
  answer: paragraph.describe('What is done, or what is done instead.'),
  document: sentence.describe('What shows it: a document, a page or a test.'),
  owner: title.describe('The role that answers for it.'),
  checked: isoDate.describe('The day the owner last looked.'),
  expires: isoDate.describe('The day by which the owner looks again; lists remind of it.'),
  sample,
  needs: needsServer,
});

export const answersSchema = z
  .array(
    z.strictObject({
      id: slug.describe('The anchor of the subject.'),
      title: title.max(16).describe('The subject in a word or two, which is also in the drawing.'),
      items: z.array(answerSchema).min(1),
    }),
  )
  .min(1)
  .describe('The questions by subject.');

export type AnswerFile = z.infer<typeof answerSchema>;
