import { z } from 'zod';
import { isoDate, plainSentence, slug, webUrl } from './text-fields.ts';

export const claimsSchema = z.record(
  slug,
  z.strictObject({
    value: plainSentence.describe('The words that the page shows where [claim:id] is written.'),
    sentence: plainSentence.describe(
      'The whole fact as a sentence, shown at the foot of the page.',
    ),
    publisher: plainSentence
      .nullable()
      .describe('Who published it. Left empty, the page says “Source not yet confirmed”.'),
    source: webUrl
      .nullable()
      .describe('The address where it can be read. Leave it empty if none is known.'),
    checked: isoDate.describe('The day it was last checked.'),
    checkAgain: isoDate.describe('The day by which it is looked at again; lists remind of it.'),
  }),
);

export type ClaimFile = z.infer<typeof claimsSchema>[string];
