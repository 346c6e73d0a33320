import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, latestDraft, newDraft, readDraft, writeDraft } from './local-draft.ts';

const of = { staffId: 'asha', enquiryId: 'one', what: 'reply' } as const;
const place = 'desk.draft.asha.one.reply';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft comes back as it was written', () => {
  const draft = newDraft('Dear all,');
  writeDraft(of, draft);
  expect(readDraft(of)).toEqual(draft);
});

test.each([
  '',
  '{',
  'null',
  '7',
  '"text"',
  '[]',
  '{}',
  '{"text":"a"}',
  '{"text":7,"writtenAt":"x","key":"y"}',
])('a stored value that is not a draft is ignored: %s', (value) => {
  stored.set(place, value);
  expect(readDraft(of)).toBeUndefined();
  expect(latestDraft(of, undefined).text).toBe('');
  const kept = { text: 'from the service', writtenAt: '2026-11-16T10:00:00.000Z' };
  expect(latestDraft(of, kept).text).toBe('from the service');
});

test('writing works in a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft(of)).toBeUndefined();
  expect(() => {
    writeDraft(of, newDraft('Dear all,'));
    dropDraft(of);
  }).not.toThrow();
});
