import { useState, type ReactElement } from 'react';
import { fields, type FormFieldInputProps } from '@keystatic/core';
import { FieldMessage } from '@keystar/ui/field';
import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import type { Picture, Upload } from '../picture.ts';

interface PictureInputProps extends FormFieldInputProps<Picture> {
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly faultOf: (upload: Upload) => string | undefined;
}

/** Keystatic's own input for a picture, but it refuses files that the site cannot show, and says why. */
export function PictureInput(props: PictureInputProps): ReactElement {
  const { label, description, isRequired, faultOf, value } = props;
  const [fault, setFault] = useState<string>();
  const path = value && 'path' in value ? value.path : undefined;
  return (
    <VStack gap="medium">
      {fields.image({ label, description, validation: { isRequired } }).Input({
        ...props,
        // Without data Keystatic shows no picture but offers to remove it, as a picture added by hand needs.
        value: value as Upload | null,
        onChange: (chosen) => {
          const refused = chosen ? faultOf(chosen) : undefined;
          setFault(refused);
          if (!refused) props.onChange(chosen);
        },
      })}
      {path && <Text size="small">{`Now: content/${path}`}</Text>}
      {fault && <FieldMessage>{`Not taken. ${fault}`}</FieldMessage>}
    </VStack>
  );
}
