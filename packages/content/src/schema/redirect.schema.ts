import { oldPath } from '@studio/contract/old-path';
import { z } from 'zod';
import { forMachines, plainSentence } from './text-fields.ts';

export const redirectsSchema = z.array(
  z.strictObject({
    from: forMachines(
      z.string({ error: 'must be written as text' }).regex(oldPath, {
        error:
          'must be an address such as /services/old-name, of at most 200 letters, digits, dots, hyphens and underscores',
      }),
    ).describe('The old address, from the first slash on.'),
    to: forMachines(
      z
        .string({ error: 'must be written as text' })
        .regex(/^(?:page|project|service):[a-z0-9-]+$/, {
          error: 'must name a page as links do, as in page:contact',
        }),
    ).describe('The page that took its place, named as in a link: service:seo, page:contact.'),
    why: plainSentence.describe('What happened to the old page, for later readers of this file.'),
  }),
);

export type RedirectFile = z.infer<typeof redirectsSchema>[number];
