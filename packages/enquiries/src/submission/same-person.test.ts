import { expect, test } from 'vitest';
import { companyDomain, companyHash, personHash } from './same-person.ts';

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

const isSame = (one: string, other: string) =>
  companyHash(of('a@gmail.com', one)).equals(companyHash(of('b@gmail.com', other)));

test.each([
  ['case', 'MENON Mills', 'menon mILLS'],
  ['the width of letters', 'Ｍｅｎｏｎ Mills', 'Menon Mills'],
  ['punctuation', '“Menon” & Mills.', 'M.E.N.O.N Mills'],
  ['spaces', ' Menon  Mills ', 'MenonMills'],
])('%s does not change a company', (_what, one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ['a digit', 'Mills 1', 'Mills 2'],
  ['a vowel sign', 'मिल', 'मल'],
  ['a letter of another script', 'ミル', 'マル'],
  ['the order', 'Menon Mills', 'Mills Menon'],
])('%s does', (_what, one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test.each(['', ' ', '--'])('without a name, “%s”, everyone is a company of their own', (name) => {
  const hash = (email: string) => companyHash(of(email, name));
  expect(hash('a@gmail.com')).not.toEqual(hash('b@gmail.com'));
  expect(hash('a+site@GMAIL.com')).toEqual(hash('a@gmail.com'));
  expect(hash('a@gmail.com')).not.toEqual(companyHash(of('a@gmail.com', 'a@gmail.com')));
  expect(hash('a@menon.example')).toEqual(hash('b@menon.example'));
});

test.each([
  ...['gmail.com', 'yahoo.co.in', 'ymail.com'],
  ...['icloud.com', 'proton.me', 'rediffmail.com'],
  ...['gmx.de', 'web.de', 'naver.com', 'GMail.COM'],
])('%s is no company', (domain) => {
  expect(companyDomain(`asha@${domain}`)).toBeUndefined();
});

test.each([
  ['asha@Menon.EXAMPLE', 'menon.example'],
  ['"a@b"@menon.example', 'menon.example'],
  ['asha@mail.gmail.com', 'mail.gmail.com'],
  ['asha@', ''],
])('the company of %s is “%s”', (email, domain) => {
  expect(companyDomain(email)).toBe(domain);
});
