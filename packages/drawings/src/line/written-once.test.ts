import { expect, test } from 'vitest';
import { writtenOnce } from './written-once.ts';

test('a part is rendered once for each source object and name', () => {
  let times = 0;
  const part = (): string => `written ${(times += 1)}`;
  const [content, other] = [{}, {}];
  expect(writtenOnce(content, 'footer', part)).toBe('written 1');
  expect(writtenOnce(content, 'footer', part)).toBe('written 1');
  expect(writtenOnce(content, 'header', part)).toBe('written 2');
  expect(writtenOnce(other, 'footer', part)).toBe('written 3');
});
