import { z } from 'zod';
import { title } from './text-fields.ts';

/** Also a settings file of cspell, imported by `cspell.json`, so its field has cspell's name. */
export const spellingSchema = z.strictObject({
  words: z
    .array(title.describe('A word or name as it is written on the pages.'))
    .describe('Names and words of the pages that no dictionary has.'),
});
