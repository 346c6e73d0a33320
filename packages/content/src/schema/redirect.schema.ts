import { z } from 'zod';
import { forMachines, pageName, plainSentence } from './text-fields.ts';

export const redirectsSchema = z.array(
  z.strictObject({
    from: forMachines(
      z.string({ error: 'must be written as text' }).regex(/^(?:\/[A-Za-z0-9._~-]+)+$/, {
        error: 'must be an address such as /services/old-name',
      }),
    ).describe('The old address, from the first slash on.'),
    to: pageName.describe(
      'The page that took its place, named as in a link: service:seo, page:contact.',
    ),
    why: plainSentence.describe('What happened to the old page, for later readers of this file.'),
  }),
);

export type RedirectFile = z.infer<typeof redirectsSchema>[number];
