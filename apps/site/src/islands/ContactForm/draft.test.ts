import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeDraft, dropDraft, savedDraft, onDraftChange, idempotencyKeyOf } from './draft.ts';

const forbidden = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};

/** What a tab offers, and what it offers where storage is forbidden. */
const storages = {
  'the tab': () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    };
  },
  'forbidden storage': () => ({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }),
};

describe.each(Object.entries(storages))('R73 in %s', (_, storage) => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => {
    dropDraft();
    vi.unstubAllGlobals();
  });

  test('what was typed is kept until it is dropped', () => {
    const told = vi.fn();
    const leave = onDraftChange(told);
    changeDraft({ typed: { name: 'Asha' } });
    changeDraft({ unsent: { name: 'Before' } });
    expect(savedDraft()).toEqual({ typed: { name: 'Asha' }, unsent: { name: 'Before' } });
    dropDraft();
    expect(savedDraft()).toEqual({});
    expect(told).toHaveBeenCalledTimes(3);
    leave();
  });

  test('the same words have the same key, until they are dropped', () => {
    const key = idempotencyKeyOf(validEnquiry);
    expect(idempotencyKeyOf({ ...validEnquiry })).toBe(key);
    expect(idempotencyKeyOf({ ...validEnquiry, subject: 'Looms' })).not.toBe(key);
    dropDraft();
    expect(idempotencyKeyOf(validEnquiry)).not.toBe(key);
  });
});

test.each(['', 'null', '7', '{"typed'])('what is no draft is none: %j', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(savedDraft()).toEqual({});
  vi.unstubAllGlobals();
});
