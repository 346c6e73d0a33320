import { z } from 'zod';
import { writtenAnswersSchema } from '@studio/sheet/written-answers.schema.ts';
import {
  isoDate,
  nameOf,
  paragraph,
  picture,
  plainSentence,
  reviewed,
  sample,
  sentence,
  summary,
  title,
  titled,
} from './text-fields.ts';

export const covers = ['dispatch', 'clinic', 'store', 'energy', 'claims', 'survey'] as const;

/** One of the three drawings of a case, with the sentence below it. */
const caseStep = z.strictObject({
  text: plainSentence.describe('One sentence under the drawing.'),
  drawing: plainSentence
    .optional()
    .describe(
      'What the drawing shows, for people who cannot see it. Leave it out to show the sentence alone.',
    ),
});

/** A number and its unit, separate so that the number can be drawn and is written once. */
const counted = {
  amount: z.number({ error: 'must be a number' }).int().min(1).describe('The number, in digits.'),
  unit: title.describe('What it counts, in lower case, as in weeks or people.'),
};

/** A cell of the title block beside the heading. */
const figure = z.strictObject({
  ...counted,
  says: z
    .string({ error: 'must be written as text' })
    .min(3)
    .max(90, { error: 'may have at most 90 characters' })
    .describe('What it is about, in a few words without a full stop.'),
});

const measuredEnd = z.strictObject({
  ...counted,
  marks: z
    .number({ error: 'must be a number' })
    .int()
    .min(1)
    .max(60)
    .describe('How long its bar is, in marks: three weeks are 15 working days.'),
});

/** Before and after as two bars on one scale. */
const scale = z.strictObject({
  mark: title.describe('What one mark represents, in the singular, as in working day.'),
  before: measuredEnd.describe('How much it was.'),
  how: title.describe('How it was done before, as in tested by hand.'),
  after: measuredEnd.describe('How much it is now.'),
});

const projectCase = z.strictObject({
  sample,
  steps: z
    .strictObject({
      before: caseStep.describe('How it was.'),
      decision: caseStep.describe('The one choice that changed it.'),
      after: caseStep.describe('How it is now, in the same view as before.'),
    })
    .optional()
    .describe('The case in three drawings, found by the name of the cover.'),
  first: figure.optional().describe('What the client held first, and after how long.'),
  team: figure
    .optional()
    .describe('How many of us worked on it; who they were, and who on the client’s side.'),
  length: figure
    .extend({ ongoing: z.boolean().describe('On while the work goes on.') })
    .optional()
    .describe('How long it took, or has taken so far.'),
  measured: z
    .array(
      titled.extend({
        scale: scale
          .optional()
          .describe('The two ends, drawn large under the heading. One of the list may have it.'),
      }),
    )
    .refine((rows) => rows.filter((row) => row.scale).length < 2, {
      error: 'has two entries with a scale; the page draws one',
    })
    .min(1)
    .max(4)
    .optional()
    .describe('What was measured; each with how it was measured and what came out.'),
  confirmed: z
    .strictObject({
      by: title.describe('The role of the person who confirmed all this, never a name.'),
      mayBeCalled: z.boolean().describe('On if they agreed to be called by a future client.'),
    })
    .optional()
    .describe('Who on the client’s side confirmed these words.'),
});

const projectFields = z.strictObject({
  sample,
  order: z.number().int().min(1).describe('The place in the list of works.'),
  featured: z.boolean().describe('On for the three shown on the home page.'),
  from: isoDate.optional().describe('The first day it is shown; leave out to show it at once.'),
  until: isoDate.optional().describe('The last day it is shown; leave out to keep it.'),
  name: title.describe('What was built, in two to four words.'),
  line: plainSentence.describe('The line of disciplines and stack under the name.'),
  summary: summary.describe('What the page is about, for search engines.'),
  cover: z
    .enum(covers)
    .optional()
    .describe('The cover drawing. It can be left out if the project has a picture.'),
  picture: picture
    .optional()
    .describe(
      'A photograph or a screenshot in the drawing’s place, also in link previews: at least 1360 × 672 pixels, at most 8 MB.',
    ),
  coverText: plainSentence.describe('What the cover shows, for people who cannot see it.'),
  ground: z.enum(['paper', 'blue']).describe('What the cover is drawn on.'),
  client: sentence.describe('Who it is for, without a name that is not released.'),
  disciplines: z.array(nameOf('services')).min(1).describe('The services it took.'),
  stack: z.array(nameOf('technologies')).min(1).describe('The technologies used.'),
  case: projectCase
    .optional()
    .describe('What makes it a case. Every part may be left out, and then shows nothing.'),
  problem: paragraph.describe('What was wrong before.'),
  approach: z.array(titled).min(2).max(4).describe('What was done, in order.'),
  result: paragraph.describe('What is different now, without a figure that no one can check.'),
  lesson: paragraph.describe('What we would do differently.'),
  sheet: z
    .optional(writtenAnswersSchema)
    .describe('The sheet it would have begun with; a visitor can begin from it.'),
  reviewed: reviewed.optional(),
});

export const projectSchema = projectFields.refine(
  ({ cover, picture: photograph }) => cover !== undefined || photograph !== undefined,
  { path: ['cover'], error: 'is missing, and there is no picture' },
);

export type ProjectFile = z.infer<typeof projectSchema>;
