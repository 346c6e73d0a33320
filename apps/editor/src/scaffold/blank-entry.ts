import type { Field, TextField } from '@studio/content/schema/field.ts';
import type { Plain } from '#writer/plain.ts';

/** What a blank entry is filled from: names it may refer to, and the day it is made. */
export interface EntryContext {
  readonly services: readonly string[];
  readonly technologies: readonly string[];
  readonly people: readonly string[];
  readonly facts: readonly string[];
  readonly today: string;
}

/** A project needs it until it has a picture. */
const COVER = 'projects.cover';

/**
 * A value that the schema of a field accepts, with all required fields in it. Texts that a person must write are TODO
 * and the schema's own help, which the content checks list until they are replaced.
 */
export function blankEntry(field: Field, path: string, context: EntryContext, nth = 0): Plain {
  switch (field.kind) {
    case 'text':
      return picked(field, context, nth) ?? todo(field);
    case 'picture':
      throw new Error(`${path} must be a picture, which no blank entry has. Make it optional.`);
    case 'date':
      return context.today;
    case 'switch':
      return path.endsWith('.sample');
    case 'number':
      return field.min;
    case 'choice':
      return field.options[0] ?? '';
    case 'list':
      return Array.from({ length: Math.max(field.min, 1) }, (_, i) =>
        blankEntry(field.of, `${path}.*`, context, i),
      );
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([name, { required }]) => required || `${path}.${name}` === COVER)
          .map(([name, one]) => [name, blankEntry(one, `${path}.${name}`, context, nth)]),
      );
    case 'record':
      throw new Error(`${path} contains entries by id; add one to the existing file.`);
  }
}

function picked({ refersTo }: TextField, context: EntryContext, nth: number): string | undefined {
  if (refersTo === undefined) return undefined;
  const names = context[refersTo];
  return names[nth % names.length];
}

function todo({ help, min, max }: TextField): string {
  const words = `TODO: ${help}`;
  return words.padEnd(min, '.').slice(0, max).trim();
}
