import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { cleanLine } from '../text.ts';
import { filterShape } from './list-filters.ts';
import { queues } from './queues.ts';
import { colleagueSchema } from './staff.ts';

/** The most private views per user, and the most shared ones. */
export const VIEWS_AT_MOST = 8;
export const VIEW_LENGTH = 40;

const namedShape = {
  name: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(VIEW_LENGTH)),
  isShared: z.boolean(),
};

export const newViewSchema = z.strictObject({
  ...namedShape,
  queue: z.enum(queues),
  filters: z.strictObject(filterShape),
});
export const editViewSchema = z.strictObject(namedShape);

/** The user's own views and the shared ones, sorted by name. */
export const viewsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    isShared: z.boolean(),
    by: colleagueSchema,
    queue: z.enum(queues),
    filters: z.object(filterShape),
  }),
);
export type SavedView = DeepReadonly<z.infer<typeof viewsSchema>>[number];
