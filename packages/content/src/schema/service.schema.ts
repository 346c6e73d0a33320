import { z } from 'zod';
import { exhibitSchema } from './exhibit.schema.ts';
import {
  forMachines,
  nameOf,
  paragraph,
  plainSentence,
  reviewed,
  sample,
  sentence,
  summary,
  title,
  titled,
} from './text-fields.ts';

/** A small drawing in the service's own folder, by name. */
const smallDrawing = forMachines(
  z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower-case words joined by hyphens' }),
).optional();

const opening = sentence.describe('One sentence beside the heading of this band.');

const figureOf = (says: string) =>
  z.strictObject({
    fact: nameOf('facts').describe('The fact that gives the figure.'),
    says: title.describe(says),
  });

/** A service page, band by band, in the order of the page. */
export const serviceSchema = z.strictObject({
  title: title.describe('The heading of the page.'),
  menuName: title.describe('The name in the menus: the title, or a shorter one.'),
  tagline: plainSentence.describe('The large line under the heading; ends with a full stop.'),
  line: z.string().min(10).max(60).describe('One line for lists and cards: what the client gets.'),
  summary: summary.describe('The description search engines show, 70 to 160 characters.'),
  drawings: z.strictObject({
    hero: plainSentence.describe('What the large drawing shows, for people who cannot see it.'),
    figure: plainSentence.describe('What the drawing beside the introduction shows.'),
  }),
  intro: z.strictObject({
    style: z
      .enum(['definition', 'drop-cap'])
      .describe(
        'definition highlights the term the text begins with; drop-cap enlarges its first letter.',
      ),
    term: title.optional().describe('The words the text begins with, highlighted as a definition.'),
    text: paragraph.describe('What this service is, in words a client would use.'),
    beside: paragraph.describe(
      'What the drawing beside the text shows, and what it buys the client.',
    ),
  }),
  reasons: z
    .strictObject({
      opening,
      items: z.array(titled).min(3).max(5),
    })
    .describe('What goes wrong without it: the situations clients come with.'),
  offer: z
    .strictObject({
      opening,
      items: z
        .array(
          titled.extend({
            mark: smallDrawing.describe(
              'The small drawing beside it, by its name. Leave it empty until there is one.',
            ),
          }),
        )
        .min(4)
        .max(8),
    })
    .describe('Services offered. An even number, so that the two columns end together.'),
  process: z
    .strictObject({
      opening,
      steps: z
        .array(
          titled.extend({
            youGet: sentence.describe('What lands in the client’s hands at this step.'),
            deliverable: smallDrawing.describe(
              'The drawing of that thing, by its name. Leave it empty until there is one.',
            ),
          }),
        )
        .min(4)
        .max(5),
    })
    .describe('Numbered process, in the order the work is done.'),
  exhibit: exhibitSchema
    .optional()
    .describe('One page of a deliverable as a client gets it. Leave it out until there is one.'),
  technologies: z.strictObject({
    opening,
    items: z
      .array(nameOf('technologies'))
      .min(4)
      .max(12)
      .describe('What it is built and run with.'),
  }),
  features: z
    .strictObject({
      opening,
      items: z
        .array(
          z.strictObject({
            title,
            text: sentence.describe('One sentence that only this service could say.'),
          }),
        )
        .min(6)
        .refine((items) => items.length % 6 === 0, {
          error: 'needs a multiple of 6 entries, so that rows of 2 and of 3 both come out even',
        }),
    })
    .describe('Key features of what is delivered.'),
  whyUs: z
    .strictObject({ opening, items: z.array(titled).min(2).max(3) })
    .describe('Why work with us on this service: how we do it, nothing anyone could say.'),
  notFor: z
    .strictObject({ opening, items: z.array(sentence).min(2).max(4) })
    .describe('When not to buy this, and what to do instead.'),
  engagement: z
    .strictObject({
      sample,
      shape: z
        .strictObject({
          first: figureOf('What the client holds first, in a few words.'),
          from: figureOf('What the least price buys, in a few words.'),
          people: nameOf('facts').describe('The fact that says how many people work on it.'),
          weeks: nameOf('facts').describe('The fact that says how long it takes.'),
          price: nameOf('facts').describe('The fact that says what it costs.'),
        })
        .optional()
        .describe(
          'Its figures, by the facts that give them. Without it, or while terms of work are off, the page shows words alone.',
        ),
      duration: sentence.describe('How long it usually takes, and what moves that.'),
      team: sentence.describe('Who works on it from our side.'),
      yourSide: sentence.describe('What it takes from the client.'),
      model: sentence.describe('Which engagement model usually fits, and why.'),
    })
    .describe('The typical shape of an engagement; a sample until the company confirms it.'),
  answeredBy: nameOf('people').optional().describe('Who of our people answers for this service.'),
  questions: z
    .array(z.strictObject({ question: plainSentence, answer: paragraph }))
    .min(3)
    .max(5)
    .describe('Questions clients ask, with honest answers.'),
  call: z
    .strictObject({
      title: plainSentence.describe('The closing heading above the contact form.'),
      text: sentence.describe('What to write to us about.'),
    })
    .describe('Closing call to action.'),
  related: z.array(nameOf('services')).min(2).max(3).describe('Services to look at next.'),
  reviewed,
});

export type ServiceFile = z.infer<typeof serviceSchema>;
