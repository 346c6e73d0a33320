import { expect, test } from 'vitest';
import { ownMailOf } from './own-mail-id.ts';

const id = '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11';
const from = 'site@mails.company.example';

test.each(['sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'answered'])(
  'one of our own mails: %s',
  (purpose) => {
    expect(ownMailOf(`${id}.${purpose}@mails.company.example`, from)).toEqual({ id, purpose });
  },
);

test.each([
  ['of another domain', `${id}.sales@company.example`],
  ['of a domain that ends alike', `${id}.sales@x.mails.company.example`],
  ['with another purpose', `${id}.reply@mails.company.example`],
  ['without an id', 'sales@mails.company.example'],
  ['with more before it', `x${id}.sales@mails.company.example`],
  ['with half an id', `${id.slice(1)}.sales@mails.company.example`],
  ['without a domain', `${id}.sales@`],
  ['with more behind it', `${id}.sales@mails.company.example\nx`],
])('a Message-ID %s is not ours', (_name, messageId) => {
  expect(ownMailOf(messageId, from)).toBeUndefined();
});

test('the domain is what follows the last @', () => {
  expect(ownMailOf(`${id}.sales@company.example`, '"a@b"@company.example')?.id).toBe(id);
});
