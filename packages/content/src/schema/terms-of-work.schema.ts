import { z } from 'zod';
import {
  answeredFor,
  forMachines,
  nameOf,
  paragraph,
  plainSentence,
  sentence,
  title,
  titled,
} from './text-fields.ts';

const named = {
  ...answeredFor,
  title: title.describe('The question a buyer asks, as a heading.'),
};

/** Every part: its title, the answer in one line, and its owner. */
const part = {
  ...named,
  short: plainSentence.describe('The answer in one line, for the top of the page.'),
};

const section = z.strictObject({
  ...part,
  opening: paragraph,
  items: z.array(titled).min(2).max(6),
});

const clause = z.strictObject({ ...part, text: paragraph });

const scenario = z.strictObject({
  title: title.describe('What is bought, as a client would say it.'),
  text: paragraph.describe('What is in it, and what is not.'),
  people: nameOf('facts').describe('The fact that says how many work on it at a time.'),
  team: sentence.describe('Who they are.'),
  weeks: nameOf('facts').describe('The fact that says how many weeks it takes.'),
  price: nameOf('facts').describe('The fact that says what it costs, without tax.'),
});

/** Zones have several names, so the runtime's own list decides. */
const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const zone = forMachines(
  z.string().refine(isZone, {
    error: 'must be a time zone as computers name it, such as Europe/London',
  }),
);

const time = forMachines(
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:30' }),
);

/** The page for a buyer's procurement and finance. What is not confirmed may be omitted. */
export const termsOfWork = {
  cost: z
    .strictObject({
      ...part,
      opening: paragraph,
      scenarios: z.array(scenario).min(5).max(7),
    })
    .optional()
    .describe('What it costs: usual cases with a range, a team and a length.'),
  moves: section.optional().describe('What moves the price.'),
  drawing: section.optional().describe('What the design phase costs.'),
  start: section.optional().describe('The first two weeks.'),
  people: section.optional().describe('Who works on it, and who replaces them.'),
  hours: z
    .strictObject({
      ...named,
      opening: paragraph,
      early: time.describe('From when it can begin by agreement.'),
      late: time.describe('Until when it can last by agreement.'),
      regions: z
        .array(
          z.strictObject({
            name: forMachines(title.max(16)),
            zone: zone.describe('The time zone of that place.'),
          }),
        )
        .min(3)
        .max(8)
        .describe('Where clients sit, from the west to the east.'),
      items: z.array(titled).min(1).max(4),
    })
    .optional()
    .describe(
      'Working hours, drawn beside those of the main regions. Our own day is that of the working hours.',
    ),
  ownership: section.optional().describe('Who owns what is made, from the first day.'),
  warranty: clause.optional(),
  liability: clause.optional(),
  payment: clause.optional(),
  notice: clause.optional(),
  subcontractors: clause.optional(),
  ending: section.optional().describe('How a project ends well.'),
  ai: z
    .strictObject({
      ...part,
      opening: paragraph,
      done: z.array(titled).min(2).max(6).describe('What is done with AI tools.'),
      never: z.array(sentence).min(2).max(6).describe('What never is.'),
    })
    .optional()
    .describe('What is done with AI tools, and what never is.'),
};
