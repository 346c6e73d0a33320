import { z } from 'zod';
import { isoDate, paragraph, sample, sentence, summary, title } from './text-fields.ts';

export const vacancySchema = z.strictObject({
  sample,
  title: title.describe('The role, as the person would call it.'),
  summary: summary.describe('The role in one or two sentences, for search engines.'),
  from: isoDate.describe('The first day it is shown.'),
  until: isoDate.describe('The last day it is shown.'),
  place: sentence.describe('Where the work is done, and whether it can be done from elsewhere.'),
  employment: z
    .enum(['full-time', 'part-time', 'contract'])
    .describe('How much of a week, or for how long.'),
  work: paragraph.describe('What the person will do in the first half year.'),
  needs: z
    .array(sentence)
    .min(2)
    .max(8)
    .describe('What they must bring. Only what is really needed.'),
  offers: z.array(sentence).min(2).max(8).describe('What we offer.'),
  apply: sentence.describe('How to apply and what happens then.'),
});

export type VacancyFile = z.infer<typeof vacancySchema>;
