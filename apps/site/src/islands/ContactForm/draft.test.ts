import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changeDraft,
  dropDraft,
  dropKey,
  dropMessage,
  idempotencyKeyOf,
  keepUnsent,
  onDraftChange,
  savedDraft,
} from './draft.ts';

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
    changeDraft({ restored: true });
    expect(savedDraft()).toEqual({ typed: { name: 'Asha' }, restored: true });
    dropDraft();
    expect(savedDraft()).toEqual({});
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
  });

  const first = { name: 'First' };
  const second = { name: 'Second' };

  const unsent = () => savedDraft().unsent?.map(({ typed }) => typed);

  test('each unsent message is kept, newest first, until it is sent', () => {
    keepUnsent(first);
    keepUnsent(second);
    keepUnsent(second);
    expect(unsent()).toEqual([second, first]);
    dropMessage(second);
    expect(unsent()).toEqual([first]);
    dropMessage(first);
    expect(savedDraft()).toEqual({});
  });

  test('a message that is restored changes places with the one in the form', () => {
    keepUnsent(first);
    changeDraft({ typed: second });
    keepUnsent(second, first);
    expect(savedDraft()).toMatchObject({ typed: first, restored: true });
    expect(unsent()).toEqual([second]);
  });

  test('a text that is sent leaves what was typed meanwhile', () => {
    changeDraft({ typed: first });
    dropMessage(first, second);
    expect(savedDraft()).toMatchObject({ typed: second, restored: false, unsent: [] });
  });

  test('the same text has the same key until it is sent', () => {
    const key = idempotencyKeyOf(validEnquiry);
    expect(idempotencyKeyOf({ ...validEnquiry })).toBe(key);
    dropKey('another');
    expect(idempotencyKeyOf(validEnquiry)).toBe(key);
    dropKey(key);
    expect(idempotencyKeyOf(validEnquiry)).not.toBe(key);
    expect(idempotencyKeyOf({ ...validEnquiry, subject: 'Looms' })).not.toBe(key);
  });

  test('an unsent message keeps its key while another one is sent', () => {
    const key = idempotencyKeyOf(validEnquiry);
    keepUnsent(first);
    const other = idempotencyKeyOf({ ...validEnquiry, subject: 'Looms' });
    expect(other).not.toBe(key);
    dropKey(other);
    dropMessage(second);
    keepUnsent(undefined, first);
    expect(idempotencyKeyOf(validEnquiry)).toBe(key);
  });

  test('of a message that is sent nothing is left, though another one is not sent', () => {
    keepUnsent(first);
    changeDraft({ typed: second });
    dropKey(idempotencyKeyOf({ ...validEnquiry, subject: 'Looms' }));
    dropMessage(second);
    expect(savedDraft()).toEqual({ restored: false, unsent: [{ typed: first }] });
  });
});

test.each(['', 'null', '7', '{"typed'])('an invalid stored draft is ignored: %j', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(savedDraft()).toEqual({});
  vi.unstubAllGlobals();
});
