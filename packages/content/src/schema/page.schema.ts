import { z } from 'zod';
import { answersSchema } from './answer.schema.ts';
import { termsOfWork } from './terms-of-work.schema.ts';
import {
  needsServer,
  paragraph,
  plainSentence,
  reviewed,
  sample,
  sentence,
  summary,
  title,
  titled,
} from './text-fields.ts';

/** The metadata of every page. */
const head = {
  title: title.describe('The title in the browser’s tab and in search results.'),
  summary: summary.describe('The description search engines show.'),
  reviewed: reviewed.optional(),
};

const heading = plainSentence.describe('The large heading.');

const engagementModel = z.strictObject({
  title,
  text: paragraph,
  suits: sentence.describe('For what kind of work.'),
  steer: sentence.describe('How the client steers it.'),
  pay: sentence.describe('What the client pays for.'),
});

const call = z.strictObject({ title: heading, text: sentence });

const listed = z.strictObject({ title, opening: sentence, items: z.array(titled).min(2).max(6) });

/** The results of home's first questions: the first step, what follows, and what determines the date. */
const ask = z.strictObject({
  sample: sample.optional(),
  drawing: plainSentence.describe('The first step, in one line with its time and price.'),
  survey: plainSentence.describe('The same where an application is in use.'),
  open: plainSentence.describe('Below it, before anything is chosen.'),
  today: plainSentence.describe('… when only what is there today is chosen.'),
  first: plainSentence.describe('… when the project is chosen: what a first version takes.'),
  used: plainSentence.describe('… when the project is chosen and an application is in use.'),
  anyDate: plainSentence.describe('The last line, before a date is chosen.'),
  date: plainSentence.describe('… with a fixed date.'),
  none: plainSentence.describe('… without a date.'),
});

/** One schema for each fixed page. The key is the file name in content/pages. */
export const pageSchemas = {
  home: z.strictObject({
    ...head,
    heading,
    opening: sentence.describe('Under the heading: who does what for whom.'),
    ask: ask
      .optional()
      .describe(
        'In place of the opening: the first three questions of the sheet. The answers go on to the sheet. Without it, or while sheets are off, the opening is shown.',
      ),
    about: z.strictObject({
      statement: plainSentence.describe('One sentence, set large.'),
      paragraphs: z.array(paragraph).length(2),
    }),
    call,
  }),
  services: z.strictObject({
    ...head,
    heading,
    opening: sentence,
    models: z.strictObject({
      sample: sample.optional(),
      title,
      opening: sentence,
      team: engagementModel,
      project: engagementModel,
    }),
    why: z
      .array(titled)
      .length(3)
      .describe('The three points of “Why the company?” on every service page.'),
    answered: z
      .strictObject({
        by: title.describe('Who answers where a service names none of our people.'),
        within: title.describe('How soon an enquiry is answered.'),
      })
      .optional()
      .describe('Who answers an enquiry, in the title block of every service page.'),
  }),
  work: z.strictObject({ ...head, heading, opening: sentence, next: call }),
  careers: z.strictObject({
    ...head,
    none: plainSentence.describe('The sentence shown while no vacancy is open.'),
    noneTitle: plainSentence,
    noneText: paragraph,
    open: plainSentence.describe('The heading shown while a vacancy is open.'),
  }),
  about: z.strictObject({
    ...head,
    heading,
    opening: sentence,
    phases: z
      .array(titled.extend({ who: sentence.describe('Who does what in this phase.') }))
      .min(4)
      .max(6)
      .describe('From the first talk to the years after release.'),
    habits: z.strictObject({ title, opening: sentence, items: z.array(titled).min(3).max(6) }),
    people: sentence.optional().describe('One sentence beside “Who you will meet”.'),
    site: z
      .strictObject({
        title,
        opening: sentence,
        items: z
          .array(
            z.strictObject({
              title,
              promise: paragraph.describe('What holds for every page. A test must hold it.'),
              needs: needsServer,
            }),
          )
          .min(2)
          .max(6),
      })
      .describe('What a buyer can check on this site.'),
    refusals: z
      .strictObject({ title, opening: sentence, items: z.array(sentence).min(3).max(6) })
      .describe('What the company will not do.'),
    call,
  }),
  contact: z.strictObject({
    ...head,
    heading,
    next: title,
    other: plainSentence.describe('Above the e-mail address and the telephone number.'),
    phone: plainSentence
      .optional()
      .describe('Under the telephone field of every form: why we ask, and when we call.'),
    found: z
      .strictObject({
        question: title.describe('For example “How did you find us?”.'),
        answers: z.array(title).min(2).max(8).describe('To choose from; other words can be typed.'),
      })
      .optional()
      .describe(
        'An optional question at the end of every form. Without this it is not asked. The notice beside the form and the privacy page must name it.',
      ),
    answers: z
      .strictObject({
        sample,
        items: z
          .array(
            titled.extend({
              step: z
                .enum(['form', 'questions', 'call', 'proposal', 'decision'])
                .optional()
                .describe('The step it is written beside; without one it is below all steps.'),
            }),
          )
          .min(1)
          .max(5),
      })
      .optional()
      .describe(
        'What a sender asks: first when an answer comes, then who reads it and what follows.',
      ),
  }),
  sheet: z.strictObject({
    ...head,
    heading,
    opening: plainSentence,
    examples: z
      .strictObject({ title, opening: sentence })
      .describe('Above the examples, which are in the file of the sheet’s rules.'),
    send: z
      .strictObject({ title, opening: plainSentence })
      .describe('Above the fields that say whose sheet it is.'),
  }),
  'terms-of-work': z.strictObject({ ...head, heading, opening: sentence, ...termsOfWork, call }),
  security: z.strictObject({
    ...head,
    heading,
    opening: sentence,
    papers: listed.extend({ sample }).describe('What can be taken along or asked for at once.'),
    answers: z.strictObject({ title, opening: sentence, groups: answersSchema }),
    call,
  }),
  search: z.strictObject({ ...head, heading, opening: sentence }),
  'not-found': z.strictObject({ ...head, heading, opening: sentence }),
  error: z.strictObject({ ...head, heading, opening: sentence }),
  sent: z.strictObject({ ...head, heading, opening: sentence }),
  problem: z.strictObject({ ...head, heading }),
  notice: z.strictObject({ ...head, heading, opening: sentence }),
  enquiry: z.strictObject({
    ...head,
    heading,
    opening: sentence,
    adding: sentence.describe('Beside the field for more: what becomes of it.'),
    ending: sentence.describe('Beside the two buttons: what withdrawing and erasing do.'),
  }),
};

export type PageName = keyof typeof pageSchemas;
export type PageFile<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
