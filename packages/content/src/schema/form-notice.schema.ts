import { z } from 'zod';
import { isoDate, paragraph, plainSentence } from './text-fields.ts';

/** What a visitor reads before sending a form. It must be understandable without any other page. */
const formNotice = z.strictObject({
  what: paragraph.describe('What we keep, item by item.'),
  why: paragraph.describe('What for.'),
  howLong: paragraph.describe('How long, and what happens then.'),
  withdraw: paragraph.describe('How to take it back. The email address follows by itself.'),
  complain: paragraph.describe('What follows on a complaint. Name and address come by themselves.'),
});

export const formNoticesSchema = z.strictObject({
  version: isoDate.describe('The day of the latest change. It is stored with what is sent.'),
  readByLawyer: isoDate
    .optional()
    .describe('The day a lawyer last read them. Leave it empty until one has.'),
  enquiry: formNotice
    .extend({
      brief: plainSentence.describe(
        'All of it in one line, beside the button. The points are one press away.',
      ),
    })
    .describe('Beside the contact form.'),
  subscription: formNotice.describe('Beside the form of the community list.'),
});

export type FormNoticesFile = z.infer<typeof formNoticesSchema>;
