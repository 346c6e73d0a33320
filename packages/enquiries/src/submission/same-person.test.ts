import { expect, test } from 'vitest';
import { companyHash, personHash } from './same-person.ts';

const of = (email: string, companyname = 'Menon Mills') => ({ email, companyname });

test('recognizes a person by the address, in any spelling', () => {
  expect(personHash(of('Asha@Menon.example'))).toEqual(personHash(of('asha@menon.example')));
  expect(personHash(of('asha+site@menon.example'))).toEqual(personHash(of('asha@menon.example')));
  expect(personHash(of('asha@menon.example'))).not.toEqual(personHash(of('ravi@menon.example')));
});

test.each([
  ['a domain is a company', 'a@menon.example', 'A', 'b@MENON.example', 'B', true],
  ['two domains are two', 'a@menon.example', 'A', 'a@mills.example', 'A', false],
  [
    'gmail.com is none: names count',
    'a@gmail.com',
    'Menon Mills',
    'b@yahoo.com',
    'MENON-MILLS',
    true,
  ],
  ['other names are others', 'a@gmail.com', 'Menon Mills', 'b@gmail.com', 'Menon', false],
])('%s', (_what, one, its, other, theirs, same) => {
  expect(companyHash(of(one, its)).equals(companyHash(of(other, theirs)))).toBe(same);
});
