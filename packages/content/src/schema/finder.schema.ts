import { facts } from '@studio/sheet/facts.ts';
import { z } from 'zod';
import { nameOf, plainSentence, sentence, slug, title } from './text-fields.ts';

const suggestion = z.strictObject({
  service: nameOf('services').describe('The service it points to.'),
  why: plainSentence.describe('Why this answer leads to this service, in one short sentence.'),
});

const answer = z.strictObject({
  id: slug.describe('A short name of the answer, for the machine.'),
  answer: title.describe('What the visitor would say, in the visitor’s own words.'),
  services: z
    .array(suggestion)
    .min(1)
    .max(8)
    .describe('The services this answer points to, the strongest first.'),
  draws: z
    .array(z.literal([...facts]))
    .max(3)
    .optional()
    .describe('What this answer already puts on the sheet the finder ends in.'),
});

const question = z.strictObject({
  id: slug.describe('A short name of the question, for the machine.'),
  question: title.describe('One plain question.'),
  answers: z.array(answer).min(4).max(6).describe('Four to six answers, of which one is chosen.'),
});

/** The service finder on the overview: which answers lead to which services, and why. */
export const finderSchema = z.strictObject({
  title: title.describe('The heading of the finder.'),
  opening: sentence.describe('One or two sentences beside the heading: how it decides.'),
  questions: z.array(question).length(3).describe('The three questions, in the order asked.'),
});

export type FinderFile = z.infer<typeof finderSchema>;
