import { z } from 'zod';
import { forMachines, slug } from './text-fields.ts';

export const technologiesSchema = z.record(
  slug,
  z.strictObject({
    name: z.string().min(1).max(40).describe('The name as its makers write it.'),
    icon: forMachines(
      z.string().regex(/^si[A-Z0-9][A-Za-z0-9]*$/, { error: 'must be a name such as siReact' }),
    )
      .optional()
      .describe(
        'Its mark in simple-icons. Leave out where the brand has none: the name is set in type.',
      ),
  }),
);

export type TechnologyFile = z.infer<typeof technologiesSchema>[string];
