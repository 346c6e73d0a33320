import type { BasicFormField } from '@keystatic/core';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Carries the text of the file through the form, so that the writer can change it in place. */
export const sourceField: BasicFormField<string> = {
  kind: 'form',
  Input: () => null,
  defaultValue: () => '',
  parse: text,
  validate: (value) => value,
  serialize: (value) => ({ value }),
  reader: { parse: text },
};
