import { createElement } from 'react';
import type { BasicFormField } from '@keystatic/core';
import type { Option } from '@studio/content/editing/read-choices.ts';
import { PickInput } from './PickInput/PickInput.tsx';

/**
 * A choice from a list, without a preselected value. Keystatic's own field refuses to open a file whose value is not in
 * the list; this one opens it, and the content checks report the value. An optional choice that was not made is not
 * written.
 */
export function pickField(
  label: string,
  description: string,
  options: readonly Option[],
  isRequired: boolean,
): BasicFormField<string> & { readonly options: readonly Option[] } {
  const offered = isRequired ? options : [{ label: 'Not chosen', value: '' }, ...options];
  const parse = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    kind: 'form',
    label,
    options,
    Input: (props) =>
      createElement(PickInput, { ...props, label, description, options: offered, isRequired }),
    defaultValue: () => '',
    parse,
    validate: (value) => {
      if (value === '' && isRequired) throw new Error(`Choose one of the list.`);
      return value;
    },
    serialize: (value) => ({ value: value === '' ? undefined : value }),
    reader: { parse },
  };
}
