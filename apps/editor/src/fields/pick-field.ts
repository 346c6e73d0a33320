import { createElement } from 'react';
import type { BasicFormField } from '@keystatic/core';
import type { Option } from '@studio/content/editing/read-choices.ts';
import { PickInput } from './PickInput/PickInput.tsx';

/**
 * A choice from a list, in which nothing is chosen for the reader. Keystatic's own refuses to open a
 * file whose choice is not in the list; here it opens, and the content checks say what is wrong. A
 * choice that need not be made is not written.
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
