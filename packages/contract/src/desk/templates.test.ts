import { expect, test } from 'vitest';
import { askChangesSchema, changeTemplateSchema } from './templates.ts';

const about = { template: 'first', seen: '7' };
const written = { kind: 'written', ...about, language: 'de', name: 'Price', text: 'Dear {name}' };

test.each([
  written,
  { ...written, name: 'x'.repeat(40), text: 'x'.repeat(10_000), seen: '1'.repeat(18) },
  { kind: 'stock', ...about },
  { kind: 'removed', ...about, language: 'pt-BR' },
  { kind: 'retired', ...about },
  { kind: 'offered', ...about },
])('%j is accepted unchanged', (sent) => {
  expect(changeTemplateSchema.parse(sent)).toEqual(sent);
});

test.each([
  ['an unknown kind', { kind: 'erased', ...about }],
  ['no name', { ...written, name: ' ' }],
  ['too long a name', { ...written, name: 'x'.repeat(41) }],
  ['no word', { ...written, text: '\n' }],
  ['too long a text', { ...written, text: 'x'.repeat(10_001) }],
  ['an unknown language', { ...written, language: 'xx' }],
  ['no template', { ...written, template: '' }],
  ['a change that is none', { ...written, seen: 'x' }],
  ['too large a change', { ...written, seen: '1'.repeat(19) }],
  ['another author', { ...written, by: 'ravi' }],
  ['the words of the file', { kind: 'stock', ...about, text: 'x' }],
  ['a language of all', { kind: 'retired', ...about, language: 'de' }],
])('%s is refused', (_name, sent) => {
  expect(changeTemplateSchema.safeParse(sent).success).toBe(false);
});

test('characters that cannot be stored or seen are removed', () => {
  expect(changeTemplateSchema.parse({ ...written, text: ' a\r\nb\0 ' })).toMatchObject({
    text: 'a\nb',
  });
  expect(askChangesSchema.parse({ template: 'fi\0rst' })).toEqual({ template: 'first' });
});
