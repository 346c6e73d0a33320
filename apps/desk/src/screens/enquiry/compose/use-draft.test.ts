// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '#api/replies.ts';
import { toEnquirerOnly } from './local-addressing.ts';
import { newDraft, readDraft, writeDraft } from './local-draft.ts';
import { restoreDraft } from './restored-drafts.ts';
import { useDraft } from './use-draft.ts';

vi.mock('#api/replies.ts', () => ({ saveDraft: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const of = { staffId: 'asha', enquiryId: 'one', what: 'reply' } as const;
const NOW = new Date('2026-11-16T10:00:00.000Z');
type Kept = Parameters<typeof useDraft>[1];

let root: Root;
let draft: ReturnType<typeof useDraft>;
const saved = () => vi.mocked(saveDraft).mock.calls.map(([, , { text }]) => text);

function Composer({ kept }: { readonly kept: Kept }) {
  const shown = useDraft(of, kept);
  useEffect(() => {
    draft = shown;
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  vi.mocked(saveDraft).mockReset();
  vi.mocked(saveDraft).mockResolvedValue({ kept: true });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

function open(kept?: Kept): void {
  act(() => {
    root.render(createElement(Composer, { kept }));
  });
}
function write(text: string): void {
  act(() => {
    draft.write(text);
  });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('every keystroke is saved in this browser, every pause on the service', async () => {
  open();
  write('Dear');
  expect(readDraft(of)?.text).toBe('Dear');
  expect(draft.place).toBe('here');
  await pass(699);
  write('Dear all');
  await pass(699);
  expect(saved()).toEqual([]);
  await pass(1);
  expect(saved()).toEqual(['Dear all']);
  expect(draft.place).toBe('kept');
});

test('the last text is saved at once when the user leaves', () => {
  open();
  write('Half a sen');
  act(() => {
    root.render(null);
  });
  expect(saved()).toEqual(['Half a sen']);
});

test('leaving without a change sends nothing', () => {
  open({ text: 'Kept', writtenAt: '2026-11-16T09:00:00.000Z' });
  act(() => {
    root.render(null);
  });
  expect(saved()).toEqual([]);
});

test.each([
  ['2026-11-16T09:00:00.000Z', 'here'],
  ['2026-11-16T11:00:00.000Z', 'there'],
])('the later one of two drafts is used: the service’s of %s', (writtenAt, text) => {
  writeDraft(of, newDraft('here'));
  open({ text: 'there', writtenAt });
  expect(draft.text).toBe(text);
});

test('a text that is newer than the service’s is saved there', async () => {
  writeDraft(of, newDraft('here'));
  open({ text: 'there', writtenAt: '2026-11-16T09:00:00.000Z' });
  expect(draft.place).toBe('here');
  await pass(700);
  expect(saved()).toEqual(['here']);
  expect(draft.place).toBe('kept');
});

test('a text that the service refuses, because it has sent another under its key, is not shown as saved there', async () => {
  vi.mocked(saveDraft).mockResolvedValue({ kept: false });
  open();
  write('Tuesday.');
  await pass(700);
  expect(draft.place).toBe('here');
});

test('a text that gets a new key is saved under it in both places', async () => {
  open();
  write('Tuesday.');
  const { key } = draft;
  await pass(700);
  act(() => {
    draft.renew();
  });
  expect(draft.text).toBe('Tuesday.');
  expect(draft.key).not.toBe(key);
  expect(readDraft(of)?.key).toBe(draft.key);
  await pass(700);
  expect(saveDraft).toHaveBeenLastCalledWith(
    'one',
    'reply',
    expect.objectContaining({ key: draft.key, text: 'Tuesday.' }),
  );
});

test('an undone reply is in the open composer at once, so that typing does not overwrite it', async () => {
  open();
  write('Or Wednesday?');
  act(() => {
    restoreDraft({ ...of, what: 'note' }, 'Of something else.', toEnquirerOnly);
    restoreDraft(of, 'Tuesday.\n\nOr Wednesday?', toEnquirerOnly);
  });
  expect(draft.text).toBe('Tuesday.\n\nOr Wednesday?');
  expect(readDraft(of)?.key).toBe(draft.key);
  await pass(700);
  expect(saved()).toEqual(['Tuesday.\n\nOr Wednesday?']);
});

test('saving is retried when the network is back', async () => {
  vi.mocked(saveDraft).mockRejectedValue(new Error('no line'));
  open();
  write('In a train');
  await pass(700);
  expect(draft.place).toBe('here');
  vi.mocked(saveDraft).mockResolvedValue({ kept: true });
  await pass(10_000);
  expect(draft.place).toBe('kept');
});

test('text typed while a save is under way is saved next', async () => {
  const { promise, resolve } = Promise.withResolvers<{ kept: boolean }>();
  vi.mocked(saveDraft).mockReturnValue(promise);
  open();
  write('Dear');
  await pass(700);
  await pass(1);
  write('Dear all');
  resolve({ kept: true });
  await pass(0);
  expect(draft.place).toBe('here');
});

test('emptying the text deletes the draft in both places', async () => {
  open({ text: 'Kept', writtenAt: '2026-11-16T09:00:00.000Z' });
  write('');
  expect(readDraft(of)).toBeUndefined();
  await pass(700);
  expect(saved()).toEqual(['']);
  expect(draft.place).toBe('none');
});

test('a sent reply leaves no draft', () => {
  open();
  write('Sent');
  act(() => {
    draft.clear();
  });
  expect(readDraft(of)).toBeUndefined();
  expect([draft.text, draft.place]).toEqual(['', 'none']);
  act(() => {
    root.render(null);
  });
  expect(saved()).toEqual([]);
});

test('the last text is saved at once when the page is closed', async () => {
  open();
  write('Half a sen');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  state.mockRestore();
  expect(saved()).toEqual(['Half a sen']);
});

/** A change by another window, as the browser reports it. */
function elsewhere(text: string, writtenAt: string): void {
  const place = 'desk.draft.asha.one.reply';
  if (text === '') localStorage.removeItem(place);
  else localStorage.setItem(place, JSON.stringify({ ...newDraft(text), writtenAt }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: place }));
  });
}

test('the later text of another window is used, an older one is not', async () => {
  open();
  write('Mine');
  elsewhere('Older', '2026-11-16T09:00:00.000Z');
  expect(draft.text).toBe('Mine');
  elsewhere('Newer', '2026-11-16T10:00:01.000Z');
  expect([draft.text, draft.place]).toEqual(['Newer', 'written-elsewhere']);
  await pass(10_000);
  expect(saved()).toEqual([]);
});

test('a draft that another window sent is not sent again here', async () => {
  open();
  write('Sent there');
  const { key } = draft;
  elsewhere('', '');
  expect([draft.text, draft.place]).toEqual(['', 'gone-elsewhere']);
  expect(draft.key).not.toBe(key);
  await pass(10_000);
  expect(saved()).toEqual([]);
});
