import { fields, type ComponentSchema } from '@keystatic/core';
import type {
  Field,
  GroupField,
  ListField,
  Referable,
  TextField,
} from '@studio/content/schema/field.ts';
import { entryName } from './entry-name.ts';
import { labelOf } from '@studio/content/editing/label.ts';
import type { Option } from '@studio/content/editing/read-choices.ts';
import { pickField } from './pick-field.ts';
import { idField } from './name-fields.ts';
import { pictureField } from './picture-field.ts';
import { textField, unknownableField } from './text-fields.ts';
import { entriesKey } from '#writer/yaml-file.ts';

/** Makes the fields of Keystatic's forms from those of our schemas. */
export class FormFields {
  readonly #options: Readonly<Record<Referable, readonly Option[]>>;

  constructor(options: Readonly<Record<Referable, readonly Option[]>>) {
    this.#options = options;
  }

  /** The fields of a whole file. A list is one field; so are entries by id, each of which has its id as a field. */
  file(field: Field, kind: string): Record<string, ComponentSchema> {
    if (field.kind === 'group') return this.#group(field, kind);
    if (field.kind === 'list') return { [entriesKey]: this.#list('Entries', field, kind) };
    if (field.kind !== 'record' || field.of.kind !== 'group')
      throw new Error(`A file of the kind ${kind} is not a group of fields, so it has no form.`);
    const entry = { id: idField, ...this.#group(field.of, kind) };
    const options = { label: 'Entries', itemLabel: entryName, slugField: 'id' } as const;
    return { [entriesKey]: fields.array(fields.object(entry), options) };
  }

  #group({ fields: inside }: Pick<GroupField, 'fields'>, path: string) {
    return Object.fromEntries(
      Object.entries(inside).map(([name, field]) => [
        name,
        this.#field(labelOf(name), field, `${path}.${name}`),
      ]),
    );
  }

  #list(label: string, { help, of, min, max, required }: ListField, path: string): ComponentSchema {
    return fields.array(this.#field(label, of, `${path}.*`), {
      label,
      description: help,
      itemLabel: entryName,
      validation: { length: { min: required ? min : 0, ...(max !== Infinity && { max }) } },
    });
  }

  #field(label: string, field: Field, path: string): ComponentSchema {
    const { help: description, required: isRequired } = field;
    switch (field.kind) {
      case 'text':
        return this.#reference(label, field) ?? written(label, field);
      case 'picture':
        return pictureField(label, field);
      case 'date':
        return fields.date({ label, description, validation: { isRequired } });
      case 'switch':
        return fields.checkbox({ label, description });
      case 'number': {
        const { min, max } = field;
        const validation = { isRequired, min, ...(max !== Infinity && { max }) };
        return fields.integer({ label, description, validation });
      }
      case 'choice':
        return pickField(label, description, field.options.map(asOption), isRequired);
      case 'list':
        return this.#list(label, field, path);
      case 'group':
        return fields.object(this.#group(field, path), { label, description });
      case 'record':
        throw new Error(`${path} is a record, which only a whole file can be. Make it a list.`);
    }
  }

  #reference(label: string, { help, refersTo, required }: TextField): ComponentSchema | undefined {
    return refersTo && pickField(label, help, this.#options[refersTo], required);
  }
}

const asOption = (value: string): Option => ({ label: labelOf(value), value });

const written = (label: string, field: Parameters<typeof textField>[1]): ComponentSchema =>
  field.nullable ? unknownableField(label, field) : textField(label, field);
