import { expect, test } from 'vitest';
import { z } from 'zod';
import { claimsSchema } from './claim.schema.ts';
import { fieldOf } from './field.ts';
import { isoDate, logoPicture, nameOf, picture, sentence, title, webUrl } from './text-fields.ts';

const help = (text: string) => ({ help: text, required: true });

test('a text field takes the text as written, before it is parsed', () => {
  expect(fieldOf(sentence.describe('What to say.'))).toEqual({
    kind: 'text',
    ...help('What to say.'),
    nullable: false,
    forMachines: false,
    min: 3,
    max: 220,
  });
});

test('a name is an identifier, and says what it refers to', () => {
  expect(fieldOf(nameOf('services').describe('Which.'))).toMatchObject({
    help: 'Which.',
    forMachines: true,
    refersTo: 'services',
  });
  expect(fieldOf(webUrl.nullable())).toMatchObject({ nullable: true, forMachines: true });
});

test('a group knows which of its fields may be left out', () => {
  const schema = z.strictObject({ name: title, nick: title.optional(), day: isoDate });
  expect(fieldOf(schema)).toMatchObject({
    kind: 'group',
    fields: { name: { required: true }, nick: { required: false }, day: { kind: 'date' } },
  });
});

test('a list has its bounds and its entries', () => {
  expect(fieldOf(z.array(title).min(2).max(4).describe('Names.'))).toMatchObject({
    kind: 'list',
    ...help('Names.'),
    min: 2,
    max: 4,
    of: { kind: 'text', max: 60 },
  });
});

test('choices, switches and whole numbers', () => {
  expect(fieldOf(z.enum(['one', 'two']))).toMatchObject({
    kind: 'choice',
    options: ['one', 'two'],
  });
  expect(fieldOf(z.boolean())).toMatchObject({ kind: 'switch' });
  expect(fieldOf(z.number().int().min(1).max(5))).toMatchObject({ kind: 'number', min: 1, max: 5 });
});

test('a picture is recognized by its schema, whatever its field is called', () => {
  const schema = z.strictObject({ front: picture.describe('What is seen.'), back: title });
  expect(fieldOf(schema)).toMatchObject({
    fields: {
      front: { kind: 'picture', use: 'cover', ...help('What is seen.') },
      back: { kind: 'text' },
    },
  });
  expect(fieldOf(z.strictObject({ mark: logoPicture.optional() }))).toMatchObject({
    fields: { mark: { kind: 'picture', use: 'logo', required: false } },
  });
});

test('entries by id, with texts that may be null', () => {
  expect(fieldOf(claimsSchema)).toMatchObject({
    kind: 'record',
    of: { fields: { value: { nullable: false }, publisher: { nullable: true } } },
  });
});

test('a schema that no form can show is an error', () => {
  expect(() => fieldOf(z.unknown())).toThrow('Teach fieldOf() this kind.');
});
