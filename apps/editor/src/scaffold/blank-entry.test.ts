import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { fieldOf } from '@studio/content/schema/field.ts';
import { folders } from '@studio/content/editing/kinds.ts';
import { blankEntry } from './blank-entry.ts';

const context = {
  services: ['seo', 'aws', 'ui-ux'],
  technologies: ['react', 'git', 'figma', 'go'],
  people: ['asha'],
  facts: ['price'],
  today: '2026-11-15',
};

/** The kinds that `npm run new` offers. */
const offered = ['services', 'projects', 'people', 'vacancies'];

describe.each(offered)('a blank entry of %s', (kind) => {
  const schema = schemaOf(kind);
  const blank = blankEntry(fieldOf(schema), kind, context);

  test('passes its schema', () => {
    expect(safeParse(schema, blank).error?.issues).toBeUndefined();
  });

  test('marks missing texts with TODO and the help of the schema', () => {
    expect(JSON.stringify(blank)).toMatch(/"TODO: [A-Z]/);
  });
});

test('refers to existing entries, each time to another one', () => {
  expect(blankEntry(fieldOf(schemaOf('services')), 'services', context)).toMatchObject({
    related: ['seo', 'aws'],
    technologies: { items: ['react', 'git', 'figma', 'go'] },
  });
});

function schemaOf(kind: string) {
  const schema = folders[kind]?.schema;
  if (!schema) throw new Error(`The editor has no kind ${kind}.`);
  return schema;
}
