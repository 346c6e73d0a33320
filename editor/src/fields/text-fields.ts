import { fields, type BasicFormField, type FormFieldStoredValue } from '@keystatic/core';
import type { TextField } from '@studio/site/schema/field.ts';

/** Longer texts get several lines to be written in. */
const oneLine = 80;

export function textField(label: string, { help, min, max, required, pattern }: TextField) {
  // An optional text may be left empty, which no length and no pattern would let through.
  const rules =
    required && pattern ? { pattern: { regex: new RegExp(pattern), message: help } } : {};
  return fields.text({
    label,
    description: help,
    multiline: max > oneLine && max !== Infinity,
    validation: { length: { min: required ? min : 0, max }, ...rules },
  });
}

/** A text that may be unknown: left empty in the form, it is null in the file. */
export function unknownableField(label: string, field: TextField): BasicFormField<string> {
  const text = textField(label, { ...field, required: false });
  return {
    kind: 'form',
    label,
    Input: (props) => text.Input(props),
    defaultValue: () => '',
    parse: (value) => text.parse(value, undefined),
    validate: (value) => text.validate(value, undefined),
    // Keystatic's type keeps null for itself; its writer and ours hand it through.
    serialize: (value) => ({ value: (value || null) as FormFieldStoredValue }),
    reader: text.reader,
  };
}
