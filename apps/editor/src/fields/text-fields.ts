import { fields, type BasicFormField, type FormFieldStoredValue } from '@keystatic/core';
import { factReference } from '@studio/content/reader/fill-in-facts.ts';
import type { TextField } from '@studio/content/schema/field.ts';

/** Longer texts get a field with several lines. */
const oneLine = 80;

/** Limits the length. A reference to a fact counts as one character, because the page shows the fact instead. */
const asLongAs = (min: number, max: number) => ({
  regex: new RegExp(`^(?:${factReference.source}|[^]){${min},${max}}$`),
  message: `Between ${min} and ${max} characters.`,
});

export function textField(label: string, { help, min, max, required, pattern }: TextField) {
  // An optional text may be empty, which a minimum length or a pattern would refuse.
  const least = required ? min : 0;
  const own = required && pattern ? { regex: new RegExp(pattern), message: help } : undefined;
  return fields.text({
    label,
    description: help,
    multiline: max > oneLine && max !== Infinity,
    validation: {
      // The pattern alone would not mark the field as required.
      isRequired: least > 0,
      ...(own || max === Infinity
        ? { length: { min: least, max }, ...(own && { pattern: own }) }
        : { pattern: asLongAs(least, max) }),
    },
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
    // Keystatic's type does not allow null, but its writer and ours pass it through.
    serialize: (value) => ({ value: (value || null) as FormFieldStoredValue }),
    reader: text.reader,
  };
}
