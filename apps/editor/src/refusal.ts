import { labelOf } from '@studio/content/editing/label.ts';
import { entriesKey } from '#writer/yaml-file.ts';

/** Why a form was not saved: the path of a field, and what is wrong with it. */
export interface Refusal {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** The name of the event that keystatic-patches.ts sends when a save is refused. */
export const refused = 'form:refused';

/** The path of a field in words: “Process, Steps, entry 3, Text”. */
export const fieldInWords = (path: Refusal['path']): string =>
  path
    .filter((step) => step !== entriesKey)
    .map((step) => (typeof step === 'number' ? `entry ${step + 1}` : labelOf(step)))
    .join(', ');
