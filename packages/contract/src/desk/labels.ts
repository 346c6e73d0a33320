import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { cleanLine } from '../text.ts';

/** Few enough to know them all. Retired ones do not count. */
export const LABELS_AT_MOST = 12;
/** A word or two. */
export const LABEL_LENGTH = 24;

const name = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(LABEL_LENGTH));

export const newLabelSchema = z.strictObject({ name });
/** `before` is the name that was on the screen, so that a colleague's change is not overwritten. */
export const renameLabelSchema = z.strictObject({ name, before: name });
export const putLabelSchema = z.strictObject({ label: z.uuid(), isOn: z.boolean() });

/** Sorted by name. */
export const labelsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** No longer offered; enquiries that have it keep it. */
    isRetired: z.boolean(),
  }),
);
export type LabelView = DeepReadonly<z.infer<typeof labelsSchema>>[number];

/** The labels of one enquiry, by their ids. */
export const labelledSchema = z.object({ labels: z.array(z.string()) });
