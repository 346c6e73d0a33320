import { createHmac, createSecretKey } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { expect, it } from 'vitest';
import { fingerprint, isReference, newReference } from './fingerprint.ts';

const SECRET = 'a secret with an ümlaut';

it('computes the same keyed hash as earlier versions, so that a repeated key is recognized', () => {
  const fields = JSON.stringify(Object.values(validEnquiry));
  const stored = createHmac('sha256', SECRET).update(`lead.${fields}`).digest('hex');
  expect(fingerprint(createSecretKey(SECRET, 'utf8'), validEnquiry, undefined)).toBe(stored);
});

it('makes unique references, also after the buffer of random bytes is refilled', () => {
  const references = Array.from({ length: 2_000 }, newReference);
  expect(references.filter((reference) => !isReference(reference))).toEqual([]);
  expect(new Set(references).size).toBe(references.length);
});

it.each(['I', 'L', 'O', 'U', 'a', ' '])('a reference has no “%s”', (letter) => {
  expect(isReference(`7K2M${letter}-9XW4T`)).toBe(false);
  expect(isReference(`7K2MQ-${letter}XW4T`)).toBe(false);
});

it('a reference is two groups of five and nothing else', () => {
  expect(isReference('7K2MQ-9XW4T')).toBe(true);
  for (const text of [
    'x7K2MQ-9XW4T',
    '7K2MQ-9XW4TX',
    '7K2MQ-9XW4T\n',
    '7K2MQ9XW4T',
    '7K2M-9XW4T',
    '',
  ])
    expect(isReference(text), text).toBe(false);
});
