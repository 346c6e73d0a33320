import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { MISSED_AT_MOST } from '@studio/enquiries/live/event.store.ts';
import { createLog } from '@studio/platform/log.ts';
import { rows, type Rows } from '@studio/tests/support/rows.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hub, Receiver } from '#live/hub.ts';
import { openStreams, type Streams } from '#live/streams.ts';

/** The streams by themselves: time passes as the test says, and a client reads or does not. */

let kept: Rows;
let enquiryId: string;
let lastId: string;
beforeAll(async () => {
  kept = await rows();
  await kept.empty();
  enquiryId = await kept.addEnquiry();
  lastId = await addEvents(1);
});
afterAll(() => kept[Symbol.asyncDispose]());

/** Returns the number of the last one. */
async function addEvents(count: number): Promise<string> {
  const added = await kept.read<{ id: string }>(
    `insert into enquiry_events (enquiry_id, kind) select $1, 'noted' from generate_series(1, $2::int) returning id::text`,
    enquiryId,
    count,
  );
  return added.at(-1)?.id ?? '';
}

let receivers: Set<Receiver>;
let logLines: string[];
let over: Set<string>;
let endSession: () => void;
let streams: Streams;
let asked: (readonly string[])[];
const hub: Hub = {
  subscribe(receiver) {
    receivers.add(receiver);
    return () => receivers.delete(receiver);
  },
  onSessionEnd(look) {
    endSession = look;
  },
  stop: () => Promise.resolve(),
};

function open(checksAnswers = false): Streams {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString('utf8'));
      done();
    },
  });
  const areAlive = (sessionIds: readonly string[]) => {
    asked.push(sessionIds);
    if (over.has('unknown')) return Promise.reject(new Error('no database'));
    return Promise.resolve(new Set(sessionIds.filter((id) => !over.has(id))));
  };
  return openStreams(kept.database.db, hub, areAlive, createLog('warn', sink), checksAnswers);
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  receivers = new Set();
  logLines = [];
  over = new Set();
  asked = [];
  streams = open();
});
afterEach(() => {
  streams.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Client {
  readonly out: ServerResponse;
  /** What it was sent since the last look. */
  readonly read: () => string;
}

function client(): Client {
  const out = new ServerResponse(new IncomingMessage(new Socket()));
  const written: unknown[] = [];
  vi.spyOn(out, 'write').mockImplementation((text: unknown) => written.push(text) > 0);
  return { out, read: () => written.splice(0).join('') };
}
async function connect(more: object = {}, one = client()): Promise<Client> {
  const { out } = one;
  await streams.open({
    out,
    sessionId: 'a session',
    staffId: 'Asha',
    headers: {},
    after: undefined,
    ...more,
  });
  return one;
}
const send = (...changes: { id: string; kind: string; enquiry: string }[]) => {
  for (const { onChangeEvents } of receivers) onChangeEvents(changes);
};
const HELLO = 'retry: 3000\n: hello\n\n';

describe('a new stream', () => {
  it('says when to reconnect and which event was the last', async () => {
    const one = await connect();
    expect(one.read()).toBe(`${HELLO}id: ${lastId}\nevent: hello\ndata: {}\n\n`);
    expect(asked).toEqual([['a session']]);
  });

  it('has the headers of the request, is never buffered, and has no time limit', async () => {
    const one = client();
    const { out } = one;
    const socket = new Socket();
    const [noDelay, timeout] = [vi.spyOn(socket, 'setNoDelay'), vi.spyOn(socket, 'setTimeout')];
    out.assignSocket(socket);
    await connect({ headers: { 'x-one': 'two', 'x-none': undefined } }, one);
    out.detachSocket(socket);
    expect(out.statusCode).toBe(200);
    expect(out.getHeaders()).toMatchObject({ 'x-one': 'two' });
    expect(out.hasHeader('x-none')).toBe(false);
    expect(String(Reflect.get(out, '_header'))).toMatch(
      /content-type: text\/event-stream\r\nx-accel-buffering: no\r\n/u,
    );
    expect(noDelay).toHaveBeenCalledWith(true);
    expect(timeout).toHaveBeenCalledWith(0);
  });

  it('ends at once if its session is over', async () => {
    over.add('a session');
    const one = await connect();
    expect([one.out.writableEnded, one.read()]).toEqual([true, HELLO]);
  });
});

describe('a stream', () => {
  it('carries changes, each with its number, and those without one', async () => {
    const one = await connect();
    one.read();
    send(
      { id: '7', kind: 'noted', enquiry: enquiryId },
      { id: '', kind: 'writing', enquiry: enquiryId },
    );
    expect(one.read()).toBe(
      `id: 7\nevent: hint\ndata: {"id":"7","kind":"noted","enquiry":"${enquiryId}"}\n\n` +
        `event: hint\ndata: {"id":"","kind":"writing","enquiry":"${enquiryId}"}\n\n`,
    );
    for (const { onHeld } of receivers) onHeld();
    expect(one.read()).toBe('event: held\ndata: {}\n\n');
  });

  it('compares them with the contract where answers are checked', async () => {
    const wrong = { id: '7', kind: 'noted', enquiry: enquiryId, name: 'Latha' };
    await connect();
    expect(() => {
      send(wrong);
    }).not.toThrow();
    streams = open(true);
    await connect();
    expect(() => {
      send(wrong);
    }).toThrow('An answer has a field that its schema does not name.');
  });

  it('is kept open by a line every 25 seconds', async () => {
    const one = await connect();
    one.read();
    await vi.advanceTimersByTimeAsync(24_999);
    expect(one.read()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(one.read()).toBe(': still here\n\n');
    expect(asked).toHaveLength(2);
  });

  it('is left alone after its end', async () => {
    const one = await connect();
    one.read();
    one.out.end();
    send({ id: '7', kind: 'noted', enquiry: enquiryId });
    expect(one.read()).toBe('');
  });

  it('is cut if its client does not read: one of many cannot fill the memory', async () => {
    const one = await connect();
    one.read();
    const unread = vi.spyOn(one.out, 'writableLength', 'get');
    unread.mockReturnValue(256 * 1024);
    for (const { onHeld } of receivers) onHeld();
    expect([one.out.destroyed, one.read()]).toEqual([false, 'event: held\ndata: {}\n\n']);
    unread.mockReturnValue(256 * 1024 + 1);
    for (const { onHeld } of receivers) onHeld();
    expect([one.out.destroyed, one.read()]).toEqual([true, '']);
  });

  it('receives nothing after its client has left', async () => {
    const one = await connect();
    expect(receivers.size).toBe(1);
    one.out.emit('close');
    expect(receivers.size).toBe(0);
    endSession();
    expect(asked).toEqual([['a session'], []]);
  });
});

describe('the end of a session', () => {
  it('ends its streams and no others, at once or at the next line', async () => {
    const [one, two, other] = [
      await connect(),
      await connect(),
      await connect({ sessionId: 'another' }),
    ];
    over.add('a session');
    endSession();
    await vi.waitFor(() => {
      expect([one, two, other].map(({ out }) => out.writableEnded)).toEqual([true, true, false]);
    });
    expect(asked.at(-1)).toEqual(['a session', 'another']);
    over.add('another');
    await vi.advanceTimersByTimeAsync(25_000);
    expect(other.out.writableEnded).toBe(true);
  });

  it('that cannot be looked up is in the log, and the streams stay', async () => {
    const one = await connect();
    over.add('unknown');
    endSession();
    await vi.waitFor(() => {
      expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          msg: 'sessions could not be looked at',
          err: expect.objectContaining({ type: 'Error' }) as object,
        }),
      ]);
    });
    expect(one.out.writableEnded).toBe(false);
  });
});

describe('a client that reconnects', () => {
  const held = 'event: held\ndata: {}\n\n';

  it('receives what it missed', async () => {
    const [after, missed] = [lastId, await addEvents(1)];
    await kept.read(`update enquiry_events set at = now() - interval '2 minutes'`);
    const one = await connect({ after });
    const change = JSON.stringify({ id: missed, kind: 'noted', enquiry: enquiryId });
    expect(one.read()).toBe(`${HELLO}${held}id: ${missed}\nevent: hint\ndata: ${change}\n\n`);
  });

  it('receives nothing more if it missed nothing', async () => {
    const after = await addEvents(1);
    await kept.read(`update enquiry_events set at = now() - interval '2 minutes'`);
    expect((await connect({ after })).read()).toBe(HELLO + held);
  });

  it('reloads everything if it missed too much', async () => {
    const after = await addEvents(1);
    await addEvents(MISSED_AT_MOST + 1);
    await kept.read(`update enquiry_events set at = now() - interval '2 minutes'`);
    const reload = 'event: reload\ndata: {}\n\n';
    expect((await connect({ after })).read()).toBe(HELLO + held + reload);
    const next = String(BigInt(after) + 1n);
    const whole = (await connect({ after: next })).read();
    expect(whole).not.toContain(reload);
    const missed = whole.slice((HELLO + held).length);
    expect(missed).toMatch(/^(?:id: \d+\nevent: hint\ndata: \{[^\n]+\}\n\n)+$/u);
    expect(missed.match(/event: hint/gu)).toHaveLength(MISSED_AT_MOST);
  });
});

describe('limits', () => {
  it('twelve streams for a session, twenty-four for a person', async () => {
    const owner = { sessionId: 'a session', staffId: 'Asha' };
    for (let count = 0; count < 11; count += 1) await connect();
    await connect({ sessionId: 'of Ravi', staffId: 'Ravi' });
    expect(streams.hasEnough(owner)).toBe(false);
    await connect();
    expect(streams.hasEnough(owner)).toBe(true);
    const second = { ...owner, sessionId: 'a second session' };
    for (let count = 0; count < 11; count += 1) await connect(second);
    expect(streams.hasEnough(second)).toBe(false);
    await connect({ sessionId: 'a third session' });
    expect(streams.hasEnough(second)).toBe(true);
    expect(streams.hasEnough({ sessionId: 'of Ravi', staffId: 'Ravi' })).toBe(false);
  });

  it('two thousand streams for everyone', async () => {
    // Their session is over, so nothing is read for them; a client may take a while to leave.
    over.add('an old session');
    for (let count = 0; count < 1_999; count += 1) await connect({ sessionId: 'an old session' });
    expect(streams.isFull()).toBe(false);
    await connect();
    expect(streams.isFull()).toBe(true);
  });
});

it('ends all streams when the desk stops', async () => {
  const [one, other] = [await connect(), await connect()];
  streams.stop();
  expect([one, other].map(({ out }) => out.writableEnded)).toEqual([true, true]);
  expect(vi.getTimerCount()).toBe(0);
});
