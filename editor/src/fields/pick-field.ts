import { fields, type BasicFormField } from '@keystatic/core';

export interface Option {
  readonly label: string;
  readonly value: string;
}

/**
 * A choice from a list. Keystatic refuses to open a file whose choice is not in the list; here it
 * opens, and the content checks say what is wrong with it.
 */
export function pickField(label: string, help: string, options: readonly Option[]) {
  const [first = { label: '', value: '' }] = options;
  const select = fields.select({
    label,
    description: help,
    options: options.length > 0 ? options : [first],
    defaultValue: first.value,
  });
  const parse: BasicFormField<string>['parse'] = (value) =>
    typeof value === 'string' ? value : first.value;
  return { ...select, parse, reader: { parse } };
}
