import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { createReader } from '@keystatic/core/reader';
import { isValidElement } from 'react';
import { describe, expect, test } from 'vitest';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { extraNames } from '@studio/content/reader/test-content/all-extras.ts';
import { contentWith } from '@studio/content/reader/test-content/content-with.ts';
import { editorConfig } from './editor-config.ts';
import { files, folders, formName } from '@studio/content/editing/kinds.ts';
import { isGroup } from '#writer/plain.ts';
import { dump, load } from '#writer/yaml-file.ts';

const root = contentRoot();
const content = loadContent(root);
const technologies = Object.entries(content.technologies.value).map(([value, { name }]) => ({
  label: name,
  value,
}));
const services = content.services.map(({ slug, value }) => ({ label: value.title, value: slug }));
const config = editorConfig({
  companyName: 'Works',
  services,
  technologies,
  people: content.people.map(({ slug, value }) => ({ label: value.name, value: slug })),
  facts: Object.entries(content.facts.value).map(([value, { about }]) => ({ label: about, value })),
});
const reader = createReader(root, config);

// Files that commands write have no form.
const edited = content.files.filter(({ file }) => file.endsWith('.yaml'));

describe.each(edited)('$file', ({ file }) => {
  const text = readFileSync(join(root, file), 'utf8');
  const path = file.replace(/\.yaml$/, '');
  const [folder = '', name = ''] = path.split('/');
  const form = config.singletons?.[formName(path)] ?? config.collections?.[folder];

  const readByEditor = async (): Promise<unknown> =>
    path in files
      ? reader.singletons[formName(path)]?.readOrThrow()
      : reader.collections[folder]?.readOrThrow(name);

  test('reads the same in the editor, and is saved unchanged', async () => {
    expect(path in files || folder in folders).toBe(true);
    const saved = serialized({ kind: 'object', fields: form?.schema ?? {} }, await readByEditor());
    expect(withoutEmpty(saved)).toEqual(withoutEmpty(load(text)));
    expect(dump(saved as Record<string, unknown>)).toBe(text);
  });
});

describe.each(extraNames)('the switch of %s', (extra) => {
  const switches = config.singletons?.['extras']?.schema ?? {};

  test('has a label, and help that says what it turns off', () => {
    const field = switches[extra];
    const input =
      field?.kind === 'form' &&
      field.Input({
        value: true,
        onChange: () => undefined,
        autoFocus: false,
        forceValidation: false,
      });
    expect(isValidElement(input) && input.props).toMatchObject({
      label: expect.stringMatching(/^[A-Z][a-z ]+$/) as string,
      description: expect.stringMatching(/\. Off: .+\.$/) as string,
    });
  });

  test('saved as off, is off on the site, and the others stay unchanged', async () => {
    const shown = await reader.singletons['extras']?.readOrThrow();
    const saved = serialized({ kind: 'object', fields: switches }, { ...shown, [extra]: false });
    const text = dump(saved as Record<string, unknown>);
    expect(contentWith({ 'extras.yaml': text }).extras.value).toEqual({
      ...content.extras.value,
      [extra]: false,
    });
    expect(text).toBe(
      readFileSync(join(root, 'extras.yaml'), 'utf8').replace(`${extra}: true`, `${extra}: false`),
    );
  });
});

/** What Keystatic passes to the writer: the results of each field's `serialize`, without empty fields. */
function serialized(schema: ComponentSchema, value: unknown): unknown {
  if (schema.kind === 'form' && schema.formKind === undefined)
    return isDay(schema.serialize(value).value);
  if (schema.kind === 'form' && schema.formKind === 'slug')
    return value === null ? undefined : schema.serialize(value).value;
  if (schema.kind === 'form' && schema.formKind === 'asset') {
    const place = { slug: undefined, suggestedFilenamePrefix: undefined };
    const path = typeof value === 'string' ? value : undefined;
    const read: unknown = schema.parse(path, { ...place, asset: undefined });
    return schema.serialize(read, place).value;
  }
  if (schema.kind === 'array' && Array.isArray(value))
    return value.map((item) => serialized(schema.element, item));
  if (schema.kind === 'object' && isGroup(value))
    return Object.fromEntries(
      Object.entries(schema.fields)
        .map(([key, field]) => [key, serialized(field, value[key])])
        .filter(([, item]) => item !== undefined),
    );
  throw new Error(`None of our forms has a field of the kind ${schema.kind}.`);
}

const isDay = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** A missing list or group and an empty one mean the same: the writer omits both. */
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'object' && item !== null && Object.keys(item).length === 0 ? undefined : item,
  );
