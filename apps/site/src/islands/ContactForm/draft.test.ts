import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeDraft, dropDraft, savedDraft, onDraftChange, idempotencyKeyOf } from './draft.ts';

const forbidden = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};

/** A tab's storage, and one that is forbidden. */
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

  test('typed text is stored until it is dropped', () => {
    const listener = vi.fn();
    const leave = onDraftChange(listener);
    changeDraft({ typed: { name: 'Asha' } });
    changeDraft({ unsent: { name: 'Before' } });
    expect(savedDraft()).toEqual({ typed: { name: 'Asha' }, unsent: { name: 'Before' } });
    dropDraft();
    expect(savedDraft()).toEqual({});
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
  });

  test('the same text has the same key until it is dropped', () => {
    const key = idempotencyKeyOf(validEnquiry);
    expect(idempotencyKeyOf({ ...validEnquiry })).toBe(key);
    expect(idempotencyKeyOf({ ...validEnquiry, subject: 'Looms' })).not.toBe(key);
    dropDraft();
    expect(idempotencyKeyOf(validEnquiry)).not.toBe(key);
  });
});

test.each(['', 'null', '7', '{"typed'])('an invalid stored draft is ignored: %j', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(savedDraft()).toEqual({});
  vi.unstubAllGlobals();
});
