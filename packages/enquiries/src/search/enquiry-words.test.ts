import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { describe, expect, it } from 'vitest';
import { formWords, threadWords } from './enquiry-words.ts';

const GERMAN = '494066969112';
const BYTES = 500_000;

const form = (change: Partial<Parameters<typeof formWords>[0]> = {}) => ({
  ...validEnquiry,
  reference: '7K2MQ-9XW4T',
  ...change,
});
/** As little as possible. */
const blank = form({
  name: '',
  companyname: '',
  email: '',
  phonenumber: '',
  subject: '',
  projectdetails: '',
  foundus: '',
});

/** The same for the same number, without a digit: digits would be telephone numbers. */
const letters = (nth: number) =>
  Array.from(String(nth), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');
const words = (count: number, prefix: string, length = 12) =>
  Array.from({ length: count }, (_, nth) => `${prefix}${letters(nth)}`.padEnd(length, 'x'));
const bytesOf = (texts: readonly string[]) => Buffer.byteLength(texts.join(''));

describe('the words of a form', () => {
  it('are those of each text, the reference, and the number', () => {
    const enquiry = form({
      name: 'Asha',
      companyname: 'Menon',
      email: 'a@b.example',
      phonenumber: GERMAN,
      subject: 'Looms',
      projectdetails: 'A shop',
      foundus: 'Friends',
    });
    expect(formWords(enquiry).toSorted()).toEqual(
      [
        ...['asha', 'menon', 'a', 'b', 'example', 'a@b.example', 'looms', 'shop', 'friends'],
        ...['7k2mq', '9xw4t'],
        ...[GERMAN, '4066969112', '04066969112', '~211969660494'],
      ].toSorted(),
    );
  });

  it('have no number if there is none', () => {
    expect(formWords(blank)).toEqual(['7k2mq', '9xw4t']);
  });

  it('are not those of the field of the number', () => {
    expect(formWords({ ...blank, phonenumber: 'unreachable' })).not.toContain('unreachable');
  });

  it('have a number in the text, read as one of the enquirer’s country', () => {
    const of = (phonenumber: string) =>
      formWords({ ...blank, phonenumber, projectdetails: 'Call 0171 5550199 after six.' });
    expect(of(GERMAN)).toEqual(
      expect.arrayContaining(['491715550199', '~991055517194', '1715550199', '01715550199']),
    );
    expect(of('14155552671')).not.toContain('491715550199');
    expect(of('')).toContain('01715550199');
  });

  it('have each only once', () => {
    const found = formWords({ ...blank, phonenumber: GERMAN, projectdetails: `+${GERMAN} ask` });
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('the words of a thread', () => {
  it('are those of the form and of each text, each only once', () => {
    expect(threadWords({ ...blank, subject: 'Looms' }, ['A loom, looms', 'Two looms'])).toEqual([
      ...['looms', '7k2mq', '9xw4t'],
      ...['a', 'loom', 'two'],
    ]);
  });

  it('have the numbers of each text', () => {
    const found = threadWords({ ...blank, phonenumber: GERMAN }, ['0171 5550199', '0171 5550188']);
    expect(found).toEqual(expect.arrayContaining(['491715550199', '491715550188']));
  });

  it('are at most 2,000 of each text', () => {
    const [one, other] = [words(2_001, 'one'), words(2_001, 'two')];
    const found = new Set(threadWords(blank, [one.join(' '), other.join(' ')]));
    for (const text of [one, other])
      expect(text.filter((word) => !found.has(word))).toEqual([text.at(-1)]);
  });

  it('are those of at most 50 numbers of each text', () => {
    const numbers = (start: number) =>
      Array.from({ length: 51 }, (_, nth) => `+49 40 6696 ${start + nth}`);
    const [one, other] = [numbers(1_000), numbers(2_000)];
    const found = new Set(threadWords(blank, [one.join(', '), other.join(', ')]));
    for (const text of [one, other]) {
      const missing = text.filter((number) => !found.has(number.replaceAll(/\D/gu, '')));
      expect(missing).toEqual([text.at(-1)]);
    }
  });

  it('fill the limit to the last byte, the latest text first', () => {
    // Letters of three bytes, so that few words are enough.
    const long = (count: number, prefix: string) =>
      words(count, prefix, 8).map((word) => `${word}${'ა'.repeat(40)}`);
    const left = BYTES - bytesOf(threadWords(blank, []));
    const count = Math.floor(left / 128) - 1;
    const free = left - count * 128;
    // Of 128 to 255 bytes, and a word has at most 60 letters.
    const last = ['p', 'q', 'r'].map((letter) => letter.repeat(40));
    const exact = 'ა'.repeat(Math.floor((free - 120) / 3)) + 'z'.repeat((free - 120) % 3);
    const texts = [long(2_000, 'one'), long(count - 2_000, 'two'), last];
    const found = threadWords(
      blank,
      [...texts, [`${exact}z`, exact, 'v']].map((text) => text.join(' ')),
    );
    expect(bytesOf(found)).toBe(BYTES);
    expect(found).toEqual([...threadWords(blank, []), ...texts.flat(), exact]);
  });
});
