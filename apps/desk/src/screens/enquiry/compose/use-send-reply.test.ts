// @vitest-environment jsdom
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { inMinutes, ME, NOW, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { cachedDesk } from '#api/cached-desk.ts';
import { workIn } from '#api/work-cache.ts';
import { queryKeys } from '#api/query-keys.ts';
import { sendReply, setWriting, undoReply } from '#api/replies.ts';
import { showToast } from '#ui/toast.store.ts';
import { publishChange } from '#live/change-events.ts';
import { readAddressing } from './local-addressing.ts';
import { newDraft, readDraft, writeDraft } from './local-draft.ts';
import { useSendReply } from './use-send-reply.ts';
import { useAnnounceWriting, useWriters, writersSentence } from './use-writers.ts';

vi.mock('#api/replies.ts', async (original) => ({
  ...(await original<object>()),
  sendReply: vi.fn(),
  setWriting: vi.fn(),
  undoReply: vi.fn(),
}));
vi.mock('#ui/toast.store.ts', () => ({ showToast: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { id } = rowOf(1);
const enquiry = { ...rowOf(1), fields: { name: 'Mira' } } as EnquiryDetail;
const of = { staffId: ME, enquiryId: id, what: 'reply' } as const;
const alone = { way: 'reply' as const, to: [], cc: [], bcc: [] };
const sending = {
  key: 'k',
  text: 'Yes.',
  files: ['f'],
  again: [],
  addressing: alone,
  strangers: [],
  then: 'waiting',
  remindAfter: 5,
  seen: '7',
} as const;
const now = workIn(rowOf(1, { version: 2, state: 'waiting', ownerId: ME }));
const [onSent, onUndone, onRefused] = [vi.fn(), vi.fn(), vi.fn()];

let desk: ReturnType<typeof cachedDesk>;
let root: Root;
let reply: ReturnType<typeof useSendReply>;

function show(Screen: () => null): void {
  act(() => {
    root.render(createElement(QueryClientProvider, { client: desk.client }, createElement(Screen)));
  });
}
function Composer() {
  const given = useSendReply(enquiry, of, { onSent, onUndone, onRefused });
  useEffect(() => {
    reply = given;
  });
  return null;
}
const send = (change: object = {}) =>
  act(async () => {
    reply.send({ ...sending, ...change });
    await vi.advanceTimersByTimeAsync(0);
  });
const lastToast = () => vi.mocked(showToast).mock.calls.at(-1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.clearAllMocks();
  vi.mocked(sendReply).mockResolvedValue({ id: 'r', undoUntil: inMinutes(0.5), now });
  vi.mocked(setWriting).mockResolvedValue({ writers: [] });
  localStorage.clear();
  desk = cachedDesk();
  desk.keep('mine', [rowOf(1)]);
  desk.client.setQueryData(queryKeys.counts, {});
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

test('a reply is sent with its key, shown as sent, and can be undone until it leaves', async () => {
  show(Composer);
  await send();
  expect(sendReply).toHaveBeenCalledExactlyOnceWith(id, {
    id: 'k',
    text: 'Yes.',
    files: ['f'],
    again: [],
    ...alone,
    strangers: [],
    then: 'waiting',
    remindAfter: 5,
    seen: '7',
  });
  expect(desk.kept('mine')[0]).toMatchObject({ version: 2, state: 'waiting' });
  expect(lastToast()).toMatchObject(['Sent to Mira.', { staysMs: 30_000 }]);
  expect(lastToast()?.[1]?.undo).toBeTypeOf('function');
  expect(onSent).toHaveBeenCalledOnce();
  expect(desk.isInvalidated(queryKeys.counts)).toBe(true);
  expect([reply.alreadyAnswered, reply.isUnreached, reply.isPending]).toEqual([
    undefined,
    false,
    false,
  ]);
});

test.each([
  ['at once', null],
  ['already', inMinutes(0)],
])(
  'a reply that leaves %s cannot be undone, and its toast stays for six seconds',
  async (_name, until) => {
    vi.mocked(sendReply).mockResolvedValue({ id: 'r', undoUntil: until, now });
    show(Composer);
    await send();
    expect(lastToast()).toEqual(['Sent to Mira.', { staysMs: 6_000 }]);
  },
);

test('a reply can be undone as long as the service allows, even if the browser’s clock is ahead', async () => {
  desk.client.setQueryData(queryKeys.office, { aheadMs: -60_000, lastEvent: '7' });
  vi.mocked(sendReply).mockResolvedValue({ id: 'r', undoUntil: inMinutes(-0.5), now });
  show(Composer);
  await send();
  expect(lastToast()).toMatchObject(['Sent to Mira.', { staysMs: 30_000 }]);
  expect(lastToast()?.[1]?.undo).toBeTypeOf('function');
});

test('a scheduled reply says when it goes, and a question before sending keeps its time', async () => {
  const later = { sendAt: inMinutes(600), words: 'tomorrow 09:30' };
  const strangers = { message: 'Per was never in this thread.', strangers: ['per@x.example'] };
  vi.mocked(sendReply)
    .mockRejectedValueOnce(new ApiError(409, strangers.message, strangers))
    .mockResolvedValueOnce({ id: 'r', undoUntil: later.sendAt, now });
  show(Composer);
  await send({ later });
  expect(reply.strangers).toMatchObject({ ...strangers, later });
  await send({ later });
  expect(sendReply).toHaveBeenLastCalledWith(id, expect.objectContaining({ sendAt: later.sendAt }));
  expect(lastToast()).toMatchObject([
    'Scheduled for tomorrow 09:30. Until then you can cancel it in the thread.',
    { staysMs: 12_000 },
  ]);
  expect(lastToast()?.[1]?.undo).toBeTypeOf('function');
});

async function undoLast(): Promise<void> {
  await act(async () => {
    lastToast()?.[1]?.undo?.();
    await vi.advanceTimersByTimeAsync(0);
  });
}
async function undoSend(): Promise<void> {
  show(Composer);
  await send();
  await undoLast();
}

test('an undone reply is a draft again', async () => {
  const addressing = { ...alone, cc: ['per@mill.example'], subject: 'Looms' };
  const back = { text: 'Yes.', addressing, now: { ...now, version: 3 } };
  vi.mocked(undoReply).mockResolvedValue(back);
  await undoSend();
  expect(undoReply).toHaveBeenCalledExactlyOnceWith('r');
  expect(readDraft(of)?.text).toBe('Yes.');
  expect(readAddressing(of)).toEqual(addressing);
  expect(desk.kept('mine')[0]?.version).toBe(3);
  expect(lastToast()).toEqual(['Send canceled. Your reply is a draft again.']);
  expect(onUndone).toHaveBeenCalledOnce();
});

test.each([
  ['as the service has it', 'Yes.\n\nOne more thing.', 'Yes.\n\nOne more thing.'],
  ['that the service does not have yet', 'Yes.', 'Yes.\n\nOne more thing.'],
])('an undone reply is above a draft %s', async (_name, text, whole) => {
  vi.mocked(undoReply).mockResolvedValue({
    text,
    addressing: { ...alone, subject: 'Looms' },
    now: { ...now, version: 3 },
  });
  show(Composer);
  await send();
  writeDraft(of, newDraft('One more thing.'));
  await undoLast();
  expect(readDraft(of)?.text).toBe(whole);
});

test('undoing a reply that has left shows the message of the service', async () => {
  vi.mocked(undoReply).mockRejectedValue(new ApiError(409, 'It has left.'));
  await undoSend();
  expect(lastToast()).toEqual(['It has left.', { isFault: true }]);
  expect(readDraft(of)).toBeUndefined();
  expect(onUndone).not.toHaveBeenCalled();
});

test('a colleague has answered since: it is shown beside the text, with the chosen state', async () => {
  const since = { message: 'Ravi answered.', seen: '9', since: [] };
  vi.mocked(sendReply).mockRejectedValueOnce(new ApiError(409, 'Ravi answered.', since));
  show(Composer);
  await send();
  expect(reply.alreadyAnswered).toEqual({ ...since, then: 'waiting' });
  expect([reply.isUnreached, onSent.mock.calls.length, lastToast()]).toEqual([false, 0, undefined]);
  await send();
  expect(reply.alreadyAnswered).toBeUndefined();
});

test('an address new to the thread: the user is asked beside the text', async () => {
  const asked = { message: 'x@y.example was never in this thread.', strangers: ['x@y.example'] };
  vi.mocked(sendReply).mockRejectedValueOnce(new ApiError(409, asked.message, asked));
  show(Composer);
  await send();
  expect(reply.strangers).toEqual({ ...asked, then: 'waiting', seen: '7' });
  expect([onSent.mock.calls.length, lastToast()]).toEqual([0, undefined]);
  await send();
  expect(reply.strangers).toBeUndefined();
});

test.each([
  [{ cc: ['a@b.example'] }, 'Sent to Mira and one other.'],
  [{ cc: ['a@b.example'], bcc: ['c@d.example'] }, 'Sent to Mira and 2 others.'],
  [{ way: 'forward', to: ['a@b.example'] }, 'Forwarded.'],
])('the toast for %j: %s', async (change, words) => {
  show(Composer);
  await send({ addressing: { ...alone, ...change } });
  expect(lastToast()?.[0]).toBe(words);
});

test('no answer from the server: it is shown beside the text until the reply is sent again', async () => {
  vi.mocked(sendReply).mockRejectedValueOnce(new ApiError(0, 'No answer.'));
  show(Composer);
  await send();
  expect([reply.isUnreached, reply.alreadyAnswered]).toEqual([true, undefined]);
  expect(onSent).not.toHaveBeenCalled();
  await send();
  expect(reply.isUnreached).toBe(false);
});

test('a refused reply gets a new key, and the current state is shown', async () => {
  const theirs = workIn(rowOf(1, { version: 0, ownerId: RAVI }));
  const conflict = { message: 'Ravi was faster.', now: theirs, owner: null };
  vi.mocked(sendReply).mockRejectedValueOnce(new ApiError(409, 'Ravi was faster.', conflict));
  show(Composer);
  await send();
  expect(desk.kept('mine')[0]?.ownerId).toBe(RAVI);
  expect([reply.isUnreached, onSent.mock.calls.length]).toEqual([false, 0]);
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a refusal without a state changes nothing', async () => {
  vi.mocked(sendReply).mockRejectedValueOnce(new ApiError(500, 'Stumbled.'));
  show(Composer);
  await send();
  expect(desk.kept('mine')).toEqual([rowOf(1)]);
  expect(onRefused).not.toHaveBeenCalled();
});

test('colleagues learn every ten seconds that the user is writing, and when they stop', async () => {
  show(() => {
    useAnnounceWriting(id);
    return null;
  });
  vi.mocked(setWriting).mockRejectedValue(new Error('no line'));
  await vi.advanceTimersByTimeAsync(10_000);
  show(() => null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(setWriting).mock.calls).toEqual([
    [id, true],
    [id, true],
    [id, false],
  ]);
});

test('who is writing is fetched again after an event of this enquiry', () => {
  const ravi = { id: RAVI, name: 'Ravi' };
  let writers: unknown;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  show(() => {
    const now = useWriters(id);
    useEffect(() => {
      writers = now;
    });
    return null;
  });
  expect(writers).toEqual([]);
  act(() => {
    desk.client.setQueryData(queryKeys.writers(id), [ravi]);
    vi.advanceTimersByTime(1);
  });
  expect(writers).toEqual([ravi]);
  const asked = vi.spyOn(desk.client, 'invalidateQueries');
  for (const [kind, of] of [
    ['noted', id],
    ['writing', 'another'],
    ['writing', id],
  ] as const)
    publishChange({ id: '7', kind, enquiry: of });
  expect(asked.mock.calls).toEqual([[{ queryKey: queryKeys.writers(id) }]]);
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test.each([
  [[], undefined],
  [['Ravi'], 'Ravi is writing a reply.'],
  [['Ravi', 'Asha'], 'Ravi and Asha are writing a reply.'],
])('the sentence for %j: %s', (names, sentence) => {
  expect(writersSentence(names.map((name) => ({ id: name, name })))).toBe(sentence);
});
