import { isValidElement } from 'react';
import type { ComponentSchema } from '@keystatic/core';
import { describe, expect, test } from 'vitest';
import { fieldOf, type Field } from '@studio/content/schema/field.ts';
import { slug } from '@studio/content/schema/text-fields.ts';
import { files, folders } from '@studio/content/editing/kinds.ts';
import { entriesKey } from '#writer/yaml-file.ts';
import { FormFields } from './form-fields.ts';

const form = new FormFields({
  services: [{ label: 'SEO', value: 'seo' }],
  technologies: [{ label: 'React', value: 'react' }],
  people: [],
  facts: [{ label: 'How long it takes', value: 'length' }],
});
const kinds = Object.entries({ ...folders, ...files }).map(([kind, { schema }]) => ({
  kind,
  field: fieldOf(schema),
  // A file that is a list is one field of its form.
  root: fieldOf(schema).kind === 'list' ? `${kind}.${entriesKey}` : kind,
}));

/** Words that mean nothing to a person who fills in a form. */
const developersWord =
  /\b(?:null|true|false|slugs?|(?<!claim:)ids?|yaml|string|boolean|file name)\b|[a-z]\.yaml/i;

/** Every field below a field, by its path. */
function* fieldsIn(field: Field, path: string): Generator<[string, Field]> {
  yield [path, field];
  if (field.kind === 'list') yield* fieldsIn(field.of, `${path}.*`);
  if (field.kind === 'record') yield* fieldsIn(field.of, `${path}.${entriesKey}.*`);
  if (field.kind === 'group')
    for (const [name, one] of Object.entries(field.fields)) yield* fieldsIn(one, `${path}.${name}`);
}

/** Every field of a form, by its path, and the help it shows. */
function* helpIn(schema: ComponentSchema, path: string): Generator<[string, string | undefined]> {
  if (schema.kind === 'array') {
    yield [path, schema.description];
    yield* helpIn(schema.element, `${path}.*`);
  } else if (schema.kind === 'object') {
    yield [path, schema.description];
    for (const [name, one] of Object.entries(schema.fields)) yield* helpIn(one, `${path}.${name}`);
  } else if (schema.kind === 'form') {
    const input = schema.Input({
      value: '',
      onChange: () => undefined,
      autoFocus: false,
      forceValidation: false,
    });
    const props: unknown = isValidElement(input) ? input.props : {};
    yield [path, (props as { description?: string }).description];
  }
}

/** Whether a form marks each of its fields as required, by their paths. */
function* marksIn(schema: ComponentSchema, path: string): Generator<[string, boolean]> {
  if (schema.kind === 'array') {
    yield [path, (schema.validation?.length?.min ?? 0) > 0];
    yield* marksIn(schema.element, `${path}.*`);
  } else if (schema.kind === 'object') {
    for (const [name, one] of Object.entries(schema.fields)) yield* marksIn(one, `${path}.${name}`);
  } else if (schema.kind === 'form') {
    const input = schema.Input({
      value: '',
      onChange: () => undefined,
      autoFocus: false,
      forceValidation: false,
    });
    const props: unknown = isValidElement(input) ? input.props : {};
    const {
      min = 0,
      isRequired,
      validation,
    } = props as {
      min?: number;
      isRequired?: boolean;
      validation?: { isRequired?: boolean };
    };
    yield [path, isRequired ?? validation?.isRequired ?? min > 0];
  }
}

describe.each(kinds)('the form of $kind', ({ kind, field, root }) => {
  const shown = new Map(helpIn({ kind: 'object', fields: form.file(field, kind) }, kind));

  test('has every field of the schema, with the schema’s sentence', () => {
    for (const [path, { help }] of fieldsIn(field, root))
      expect([path, shown.get(path) ?? '']).toEqual([path, help]);
  });

  test('marks what is required, and nothing else', () => {
    const marks = new Map(marksIn({ kind: 'object', fields: form.file(field, kind) }, kind));
    for (const [path, one] of fieldsIn(field, root)) {
      if (!marks.has(path) || one.kind === 'switch') continue;
      const isWritten = one.kind === 'list' || (one.kind === 'text' && !one.refersTo);
      const mayBeEmpty = isWritten && one.min === 0;
      const isUnknown = one.kind === 'text' && one.nullable;
      expect([path, marks.get(path)]).toEqual([path, one.required && !mayBeEmpty && !isUnknown]);
    }
  });

  test('explains what is written, chosen or dated', () => {
    const silent = [...fieldsIn(field, kind)].filter(
      ([path, one]) =>
        !one.help && !path.endsWith('*') && !['group', 'list', 'record'].includes(one.kind),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('uses no technical words', () => {
    for (const [path, { help }] of fieldsIn(field, kind))
      expect([path, developersWord.exec(help)?.[0]]).toEqual([path, undefined]);
  });

  test('references to other entries are picked from a list', () => {
    const namePattern = fieldOf(slug);
    for (const [path, one] of fieldsIn(field, kind))
      if (one.kind === 'text' && 'pattern' in namePattern && one.pattern === namePattern.pattern)
        expect([path, one.refersTo !== undefined || path.endsWith('.id')]).toEqual([path, true]);
  });
});
