import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from './retry.ts';
import type { Outcome, Send } from './outcome.ts';

const message = {
  enquiry: validEnquiry,
  origin: { page: '/contact', service: '', notice: '' },
  sheet: '',
  idempotencyKey: 'key',
  honeypot: '',
  typingTime: 1,
};
const down: Outcome = { kind: 'down', cause: 'Not responding.' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ending(...outcomes: Outcome[]) {
  const send = vi.fn<Send>();
  for (const outcome of outcomes) send.mockResolvedValueOnce(outcome);
  send.mockResolvedValue(outcomes.at(-1) ?? down);
  const onWait = vi.fn();
  const begun = Date.now();
  const { signal } = new AbortController();
  const asked = withRetries(send, { onWait, stop: signal })(message);
  await vi.runAllTimersAsync();
  return { outcome: await asked, send, onWait, seconds: (Date.now() - begun) / 1_000 };
}

test('a message that is accepted at once is sent once, without a notice', async () => {
  const { outcome, send, onWait } = await ending({ kind: 'sent' });
  expect(outcome).toEqual({ kind: 'sent' });
  expect(send).toHaveBeenCalledOnce();
  expect(onWait).not.toHaveBeenCalled();
});

test('an outage is bridged: the same message with the same key, until it is accepted', async () => {
  const { outcome, send, onWait } = await ending(down, { kind: 'unreachable' }, { kind: 'sent' });
  expect(outcome).toEqual({ kind: 'sent' });
  expect(send.mock.calls).toEqual([[message], [message], [message]]);
  expect(onWait).toHaveBeenCalled();
});

test('gives up after 45 seconds and returns the last result', async () => {
  const { outcome, send } = await ending(down);
  expect(outcome).toBe(down);
  expect(send.mock.calls.length).toBeGreaterThan(10);
  expect(send.mock.calls.length).toBeLessThan(25);
});

test.each<Outcome>([{ kind: 'failed' }, { kind: 'refused', errors: {} }])(
  'a $kind message is not sent again',
  async (outcome) => {
    expect((await ending(outcome)).send).toHaveBeenCalledOnce();
  },
);

test('each wait reports the result of the attempt before it', async () => {
  const { onWait } = await ending(down, { kind: 'unreachable' }, { kind: 'sent' });
  expect(onWait.mock.calls).toEqual([[down], [{ kind: 'unreachable' }]]);
});

test('after a stop the current attempt finishes, and no other follows', async () => {
  const stop = new AbortController();
  const send = vi.fn<() => Promise<Outcome>>().mockResolvedValue(down);
  send.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return { kind: 'unreachable' };
  });
  const asked = withRetries(send, { onWait: vi.fn(), stop: stop.signal })(message);
  stop.abort();
  await vi.runAllTimersAsync();
  expect(await asked).toEqual({ kind: 'unreachable' });
  expect(send).toHaveBeenCalledOnce();
});

test('a browser without a network fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { send, onWait } = await ending({ kind: 'unreachable' });
  expect(send).toHaveBeenCalledOnce();
  expect(onWait).not.toHaveBeenCalled();
});
