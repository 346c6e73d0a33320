import { blank, type Answers } from '@studio/sheet/answers.ts';
import { expect, test } from 'vitest';
import { changed, empty, nextRevision, received } from './sheet-state.ts';

const sheet = (project: string, more: Partial<Answers> = {}): Answers => ({
  ...blank,
  project,
  ...more,
});

test('a colleague’s sheet becomes the next revision at the first change, once', () => {
  const opened = received(empty, sheet('Theirs', { revision: 'B' }), 'link', undefined);
  expect(opened.answers.revision).toBe('B');
  const once = changed(opened, { ...opened.answers, project: 'Ours' }, '2026-11-15');
  expect(once.answers).toMatchObject({ project: 'Ours', revision: 'C', date: '2026-11-15' });
  const twice = changed(once, { ...once.answers, owner: 'Asha' }, '2026-11-16');
  expect(twice.answers).toMatchObject({ revision: 'C', date: '2026-11-15' });
});

test('there is no letter after Z', () => {
  expect(nextRevision('Z')).toBe('Z');
});

test('the visitor’s own sheet is kept beside an incoming one', () => {
  const mine = sheet('Mine');
  expect(received(empty, sheet('Theirs'), 'link', mine).own).toBe(mine);
  expect(received(empty, sheet('Begun'), 'start', mine).own).toBe(mine);
});

test('the visitor is not asked if there is nothing to lose', () => {
  expect(received(empty, sheet('Theirs'), 'link', blank).own).toBeUndefined();
  expect(received(empty, sheet('Mine'), 'link', sheet('Mine')).own).toBeUndefined();
  expect(received(empty, sheet('Mine'), 'own', sheet('Other')).own).toBeUndefined();
});

test('a new sheet of one’s own gets a date once', () => {
  const first = changed(empty, sheet('Mine'), '2026-11-15');
  expect(first.answers).toMatchObject({ date: '2026-11-15', revision: 'A' });
  expect(first.before).toBe(blank);
});
