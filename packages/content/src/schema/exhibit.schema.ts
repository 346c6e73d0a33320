import { z } from 'zod';
import { parseRichText } from './rich-text.ts';
import { forMachines, sample, sentence, title } from './words.schema.ts';

const cell = z
  .string({ error: 'must be written as text' })
  .min(1)
  .max(160, { error: 'may have at most 160 characters' })
  .transform(parseRichText)
  .describe('A few words. ~~Struck~~ and *written in red* are what the client’s people changed.');

const part = z
  .strictObject({
    title: title.describe('What this part is called on the sheet.'),
    code: forMachines(z.string().max(600))
      .optional()
      .describe('Lines of code. One that begins with - is struck, + is new, ! is marked.'),
    text: sentence.optional(),
    steps: z.array(sentence).min(2).max(5).optional().describe('Numbered steps.'),
  })
  .refine(({ code, text, steps }) => code ?? text ?? steps, {
    error: 'needs a text, steps or code',
  });

const bars = z
  .strictObject({
    title: title.describe('What is measured, and in what.'),
    rows: z
      .array(
        z.strictObject({
          name: title,
          amount: z.number().int().min(0).describe('How long the bar is, beside the others.'),
          says: z.string().min(1).max(20).describe('The figure as it is read.'),
          marked: z.boolean().describe('On for the bar that is at fault.'),
        }),
      )
      .min(2)
      .max(6),
  })
  .describe('A few bars to one scale.');

const screen = z
  .strictObject({
    title,
    boxes: z
      .array(
        z.strictObject({
          text: cell,
          tall: z.boolean().describe('On for a picture, a map or a list.'),
          half: z.boolean().describe('On where two share a row.'),
        }),
      )
      .min(3)
      .max(8),
  })
  .describe('A screen, drawn as boxes with words in them.');

const table = z
  .strictObject({
    columns: z.array(title).min(3).max(6),
    rows: z.array(z.array(cell).min(3).max(6)).min(3).max(8).describe('One text for each column.'),
  })
  .refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
    path: ['rows'],
    error: 'has a row with more or fewer texts than there are columns',
  });

/** One page of a real deliverable, at reading size. Which pieces it has makes it a finding, a plan or a report. */
export const exhibitSchema = z.strictObject({
  sample,
  title: title.describe('The heading of the band.'),
  text: sentence.describe('One sentence beside the heading.'),
  sheet: z.strictObject({
    label: title.describe('Which sheet it is, as in “finding 4 of 23”.'),
    title: title.describe('What it says, in one line.'),
    parts: z.array(part).min(1).max(3).optional(),
    bars: bars.optional(),
    screen: screen.optional(),
    beside: z.array(part).min(1).max(3).optional(),
    table: table.optional(),
    foot: z
      .array(
        z.strictObject({
          term: title,
          value: z.string().min(1).max(24).describe('A figure or a name.'),
          says: title,
        }),
      )
      .length(5)
      .describe('The title block at the foot of the sheet.'),
  }),
});

export type ExhibitFile = z.infer<typeof exhibitSchema>;
