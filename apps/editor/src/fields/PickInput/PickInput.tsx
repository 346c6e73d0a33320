import type { ReactElement } from 'react';
import type { FormFieldInputProps } from '@keystatic/core';
import { Item, Picker } from '@keystar/ui/picker';
import type { Option } from '@studio/content/editing/read-choices.ts';

interface PickInputProps extends FormFieldInputProps<string> {
  readonly label: string;
  readonly description: string;
  readonly options: readonly Option[];
  readonly isRequired: boolean;
}

/** A list to choose from. It shows an error if nothing is chosen, or a value that is not in the list. */
export function PickInput({
  label,
  description,
  options,
  value,
  forceValidation,
  ...given
}: PickInputProps): ReactElement {
  const isKnown = options.some((option) => option.value === value);
  const fault = value === '' ? 'Choose one of the list.' : `“${value}” is not in the list.`;
  return (
    <Picker
      label={label}
      description={description}
      items={options}
      placeholder="Choose…"
      value={isKnown ? value : null}
      onChange={(chosen) => {
        if (chosen !== null) given.onChange(String(chosen));
      }}
      // When a dialog opens, its first field gets the focus, as with Keystatic's own fields.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={given.autoFocus}
      isRequired={given.isRequired}
      errorMessage={!isKnown && (value !== '' || forceValidation) ? fault : undefined}
      width={{ mobile: 'auto', tablet: 'alias.singleLineWidth' }}
    >
      {(option) => <Item key={option.value}>{option.label}</Item>}
    </Picker>
  );
}
