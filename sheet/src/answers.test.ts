import { expect, test } from 'vitest';
import { answeredOf, blank, readAnswers } from './answers.ts';

test('a sheet with nothing on it is a sheet', () => {
  expect(readAnswers({ version: 1 })).toEqual(blank);
  expect(answeredOf(blank)).toEqual([]);
});

test('a sheet of no known kind is none', () => {
  expect(readAnswers({ version: 99, today: ['paper'] })).toBeUndefined();
  expect(readAnswers('paper')).toBeUndefined();
  expect(readAnswers(null)).toBeUndefined();
});

test('unknown options are dropped and the known ones stand in the order they are drawn', () => {
  const read = readAnswers({ version: 1, today: ['app', '<script>', 'paper', 7], steer: 'chaos' });
  expect(read?.today).toEqual(['paper', 'app']);
  expect(read?.steer).toBe('');
});

test('an option that stands alone stands alone', () => {
  expect(readAnswers({ version: 1, hand: ['web', 'none'] })?.hand).toEqual(['none']);
});

test('own words are cut by letters, not in the middle of one', () => {
  expect(readAnswers({ version: 1, project: '🏥'.repeat(80) })?.project).toBe('🏥'.repeat(60));
});

test('one line stays one line, the problem keeps its paragraphs, neither keeps controls', () => {
  const read = readAnswers({
    version: 1,
    project: 'a\u0000b\r\nc',
    words: 'first\r\n\r\nsecond\u0007',
  });
  expect(read?.project).toBe('ab c');
  expect(read?.words).toBe('first\n\nsecond');
});

test('somebody of whom it is not said how many is there all the same', () => {
  const read = readAnswers({
    version: 1,
    people: { customers: 'some', staff: 'millions', cats: 'tens' },
  });
  expect(read?.people).toEqual({ customers: 'some' });
  expect(read && answeredOf(read)).toEqual(['people']);
});

test('what was read is read again as the same', () => {
  const read = readAnswers({
    version: 1,
    today: ['paper'],
    people: { staff: 'tens' },
    when: 'date',
  });
  expect(readAnswers(JSON.parse(JSON.stringify(read)))).toEqual(read);
});
