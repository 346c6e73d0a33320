import { z } from 'zod';
import { isoDate, sentence } from './text-fields.ts';

/** A line at the top of every page for some days, for example while the office is closed. */
export const noticeSchema = z.strictObject({
  from: isoDate.describe('The first day it is shown.'),
  until: isoDate.describe('The last day it is shown.'),
  text: sentence.describe('The sentence shown at the top of every page.'),
});

export type NoticeFile = z.infer<typeof noticeSchema>;
