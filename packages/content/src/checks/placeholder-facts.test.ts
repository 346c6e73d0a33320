import { expect, test } from 'vitest';
import { contentWith, messagesOf } from '#reader/test-content/content-with.ts';
import { placeholderFacts } from './placeholder-facts.ts';

const source = { 'claims.yaml': { 'market.source': 'https://www.figures.in' } };
const real = {
  domain: 'https://www.works.in',
  'contact.email': 'hello@works.in',
  'contact.phone': '+91 422 254 1873',
};
const about = (company: object) =>
  messagesOf(placeholderFacts, { ...source, 'company.yaml': { ...real, ...company } });

test('a real address, and the word example in a sentence, are facts', () => {
  expect(about({ tagline: 'We build for example.' })).toEqual([]);
});

test.each(['+91 00000 00000', '+91 98765 43210', '+1 212 123 4567'])(
  'the number %s, though sample says false',
  (phone) => {
    expect(about({ 'contact.sample': false, 'contact.phone': phone })).toEqual([
      `content/company.yaml, contact.phone: is “${phone}”, which is a placeholder. Write the real one.`,
    ]);
  },
);

test.each(['https://www.works.example', 'https://example.com', 'http://localhost:4321'])(
  'the domain %s',
  (domain) => {
    expect(about({ domain })).toHaveLength(1);
  },
);

test('a reserved mail address and name', () => {
  expect(about({ 'contact.email': 'hello@example.org' })).toHaveLength(1);
  expect(
    messagesOf(placeholderFacts, {
      ...source,
      'company.yaml': real,
      'reviews/atlas.yaml': { clientName: 'Jane Doe' },
    }),
  ).toEqual([expect.stringContaining('content/reviews/atlas.yaml, clientName: is “Jane Doe”')]);
});

test('a URL in an exhibit is invented on purpose', () => {
  const content = contentWith({ ...source, 'company.yaml': real });
  const [file] = content.files;
  const files = [{ ...file, value: { exhibit: { text: 'p.holm@holm.example' } } }];
  expect(placeholderFacts({ ...content, files } as typeof content)).toEqual([]);
});
