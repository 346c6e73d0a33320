import { z } from 'zod';
import { parseRichText } from './rich-text.ts';
import { forMachines, sample, sentence, title } from './text-fields.ts';

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
      .max(8),
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

const at = z.string().min(1).max(12);

const clock = z
  .array(
    z.strictObject({
      at: at.describe('The time, as in 14:05 or day 4.'),
      who: title.optional().describe('Who acted, or where it was seen.'),
      text: cell,
      marked: z.boolean().describe('On for the moment that went wrong.'),
    }),
  )
  .min(3)
  .max(8)
  .describe('What happened and when, along a line.');

const boxes = z
  .array(
    z.strictObject({
      label: title.describe('What is printed in the corner of the box.'),
      text: cell,
      note: cell.optional().describe('What was counted, or what becomes of it.'),
    }),
  )
  .min(3)
  .max(8);

const script = z
  .array(
    z.strictObject({
      at: at.describe('A minute, a number or a clause, in the margin.'),
      text: sentence,
      note: sentence.optional().describe('What is done or answered at this point.'),
    }),
  )
  .min(3)
  .max(6)
  .describe('Prose to read aloud or to sign: a script, a letter, a rule.');

const color = forMachines(
  z.string().regex(/^#[0-9A-F]{6}$/, { error: 'must be like #1F2A33' }),
).describe('A color that is shown beside the name, like #1F2A33.');

const matrix = z
  .strictObject({
    key: z
      .strictObject({ full: title, half: title, open: title })
      .describe('What a full, a half and an open mark mean.'),
    columns: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(14).describe('– for a gap between columns.'),
          color: color.optional(),
        }),
      )
      .min(3)
      .max(13),
    rows: z
      .array(
        z.strictObject({
          name: cell,
          color: color.optional(),
          cells: z
            .array(
              z
                .string()
                .regex(/^(?:[#/.].{0,6}|–)$/, { error: 'must be – or begin with #, / or .' }),
            )
            .describe(
              'For each column # (full), / (half) or . (open) and a figure, or – for none.',
            ),
          says: title.optional().describe('The row in a few figures.'),
        }),
      )
      .min(3)
      .max(8),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    path: ['rows'],
    error: 'has a row with more or fewer marks than there are columns',
  });

const curves = z
  .strictObject({
    title: title.describe('What is counted, and of how many.'),
    scale: z.array(at).min(2).max(5).describe('What is written below the curves.'),
    lines: z
      .array(
        z.strictObject({
          name: title,
          percents: z.array(z.int().min(0).max(100)).min(4).max(16),
        }),
      )
      .min(2)
      .max(4),
    crossings: z
      .array(
        z.strictObject({
          at: at.describe('The value at the crossing, as in ₹740.'),
          across: z.int().min(0).max(100).describe('How far along the scale, in percent.'),
          says: title,
        }),
      )
      .max(4),
  })
  .refine(({ lines }) => new Set(lines.map(({ percents }) => percents.length)).size === 1, {
    path: ['lines'],
    error: 'have different numbers of percents',
  })
  .describe('Shares of the answers along a scale.');

/** A page of a real deliverable, at reading size. Its parts make it a finding, a plan or a report. */
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
    script: script.optional(),
    curves: curves.optional(),
    clock: clock.optional(),
    form: boxes.optional().describe('A form that was filled in: labeled boxes.'),
    slips: boxes.optional().describe('The same on slips that are torn off.'),
    matrix: matrix.optional(),
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
