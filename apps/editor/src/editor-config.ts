import {
  collection,
  config,
  singleton,
  type Collection,
  type ComponentSchema,
  type Config,
  type Singleton,
} from '@keystatic/core';
import { fieldOf } from '@studio/content/schema/field.ts';
import { FormFields } from '#fields/form-fields.ts';
import { fileNameField } from '#fields/name-fields.ts';
import type { Choices } from '@studio/content/editing/read-choices.ts';
import { sourceField } from '#fields/source-field.ts';
import { files, folders, formName, navigation } from '@studio/content/editing/kinds.ts';
import { sourceKey } from '#writer/yaml-file.ts';

type Fields = Record<string, ComponentSchema>;
type Folder = Collection<Fields, 'slug'>;

/** The editor, derived from the schemas: a field that is added there appears in the form. */
export function editorConfig({
  companyName,
  ...options
}: Choices): Config<Record<string, Folder>, Record<string, Singleton<Fields>>> {
  const form = new FormFields(options);
  const collections = Object.entries(folders).map(
    ([folder, { label, schema, columns }]): [string, Folder] => [
      folder,
      collection({
        label,
        path: `${folder}/*`,
        format: 'yaml',
        slugField: 'slug',
        // Each kind names fields of its own schema, which the type of a record of fields cannot express.
        columns: [...columns] as 'slug'[],
        schema: {
          slug: fileNameField,
          ...form.file(fieldOf(schema), folder),
          [sourceKey]: sourceField,
        },
      }),
    ],
  );
  const singletons = Object.entries(files).map(
    ([path, { label, schema }]): [string, Singleton<Fields>] => [
      formName(path),
      singleton({
        label,
        path,
        format: 'yaml',
        schema: { ...form.file(fieldOf(schema), path), [sourceKey]: sourceField },
      }),
    ],
  );
  return config({
    // Answered by the development server, or by apps/publish behind its sign-in.
    storage: { kind: 'local' },
    ui: { brand: { name: companyName }, navigation },
    collections: Object.fromEntries(collections),
    singletons: Object.fromEntries(singletons),
  });
}
