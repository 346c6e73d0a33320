import type { Campaigns } from '@studio/contract/campaigns';
import { z } from 'zod';
import { forMachines, title } from './text-fields.ts';

/** Our campaigns. Their visits are counted by name; no other name is stored. */
export const campaignsSchema = z.strictObject({
  campaigns: z
    .array(
      z.strictObject({
        name: forMachines(
          z.string({ error: 'must be written as text' }).regex(/^[a-z0-9-]{1,40}$/, {
            error: 'must be small letters, digits and hyphens, such as spring-2027',
          }),
        ).describe('The name in its links: …?utm_campaign=spring-2027.'),
        about: title.describe('What it is, for those who read the counts.'),
      }),
    )
    .max(100)
    .describe('Campaigns whose visits are counted.'),
}) satisfies z.ZodType<Campaigns>;
