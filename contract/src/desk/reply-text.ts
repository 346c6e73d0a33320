/** What a template may leave to be filled in by itself. */
export const templateFields = ['name', 'subject', 'reference', 'me'] as const;
export type TemplateField = (typeof templateFields)[number];

const FIELD = /\{(?<field>[a-z]+)\}/gu;

export const filled = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replace(FIELD, (whole, field: string) =>
    Object.hasOwn(values, field) ? values[field as TemplateField] : whole,
  );

/** Fields of a template that nobody knows. */
export const unknownFields = (text: string): string[] =>
  Array.from(text.matchAll(FIELD), ([, field = '']) => field).filter(
    (field) => !templateFields.some((known) => known === field),
  );

// `[day and time]` is for a person to fill in. `[1]` and `[text](address)` are somebody's own.
const UNFILLED = /\{\{[^{}\n]*\}\}|\{[a-z][a-z ]*\}|\[(?=[^\]\n]*\p{L})[^[\]\n]{1,80}\](?!\()/u;

/** The first place in a text that was left to be filled in; nothing where all is. */
export const unfilledIn = (text: string): string | undefined => UNFILLED.exec(text)?.[0];
