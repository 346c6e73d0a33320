import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Always offered, and not editable. */
export const ANOTHER_REASON = 'Another reason';
export const REASONS_AT_MOST = 12;
export const REASON_LENGTH = 60;

/** No duplicates, and none empty or too long. */
export const areReasons = (list: readonly string[]): boolean =>
  list.length <= REASONS_AT_MOST &&
  list.every((words) => words !== '' && words.length <= REASON_LENGTH) &&
  new Set([...list, ANOTHER_REASON]).size === list.length + 1;

/** The reasons to choose from when closing, in their order. */
export const reasonListsSchema = z.object({
  won: z.array(z.string()),
  lost: z.array(z.string()),
});
export type ReasonLists = DeepReadonly<z.infer<typeof reasonListsSchema>>;
