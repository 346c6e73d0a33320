import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

class Line extends EventTarget {
  readyState = 1;
  readonly close = vi.fn();
}
let line: Line;
let lines: Line[];
let addresses: string[];
let close: () => void;
/** Stands in for the browser's window; only “online” is used. */
let browser: EventTarget;
const on = {
  onChangeEvent: vi.fn(),
  onHeld: vi.fn(),
  onReload: vi.fn(),
  onOpen: vi.fn(),
  onBegin: vi.fn(),
  onDown: vi.fn(),
};

function say(kind: string, lastEventId = '', data: object = {}): void {
  line.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId }));
}
function change(data: object): void {
  say('hint', '7', data);
}
/** Breaks the connection; a closed one does not reopen by itself. */
function breaks(isClosed: boolean): void {
  line.readyState = isClosed ? 2 : 0;
  line.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  lines = [];
  addresses = [];
  const EventSource = function (address: string) {
    addresses.push(address);
    line = new Line();
    lines.push(line);
    return line;
  };
  vi.stubGlobal('EventSource', Object.assign(EventSource, { CLOSED: 2 }));
  close = openEventStream(on);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('passes on a change', () => {
  const given = { id: '7', kind: 'claimed', enquiry: 'e' };
  change(given);
  expect(on.onChangeEvent).toHaveBeenCalledExactlyOnceWith(given);
  expect(on.onReload).not.toHaveBeenCalled();
});

it('reloads everything after a change that it does not understand', () => {
  change({ id: 7 });
  expect(on.onReload).toHaveBeenCalledOnce();
  expect(on.onChangeEvent).not.toHaveBeenCalled();
});

it('passes on that it is open, that the held list changed and that too much was missed', () => {
  for (const kind of ['open', 'held', 'reload']) say(kind);
  for (const heard of [on.onOpen, on.onHeld, on.onReload]) expect(heard).toHaveBeenCalledOnce();
  expect(on.onDown).not.toHaveBeenCalled();
});

it('a connection that reopens by itself is left to the browser', () => {
  breaks(false);
  expect(on.onDown).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(addresses).toEqual(['/api/live']);
});

it('a closed connection is reopened after two to six seconds, and the old one dropped', () => {
  breaks(true);
  vi.advanceTimersByTime(3_999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(addresses).toEqual(['/api/live', '/api/live']);
  expect(lines[0]?.close).toHaveBeenCalledOnce();
  expect(lines[1]?.close).not.toHaveBeenCalled();
});

it('a connection that breaks twice is reopened once', () => {
  breaks(true);
  vi.advanceTimersByTime(1_000);
  breaks(true);
  vi.advanceTimersByTime(3_500);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

it('asks for the events after the last one it received', () => {
  say('hello', '5');
  expect(on.onBegin).toHaveBeenCalledExactlyOnceWith('5');
  breaks(true);
  vi.advanceTimersByTime(4_000);
  change({ id: '7', kind: 'claimed', enquiry: 'e' });
  say('hint', '', { id: '8', kind: 'claimed', enquiry: 'e' });
  breaks(true);
  vi.advanceTimersByTime(4_000);
  expect(addresses).toEqual(['/api/live', '/api/live?after=5', '/api/live?after=7']);
});

it('reopens at once when the network is back', () => {
  browser.dispatchEvent(new Event('online'));
  expect(lines).toHaveLength(2);
});

it('does not reopen again after the network is back', () => {
  breaks(true);
  vi.advanceTimersByTime(1_000);
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(line.close).not.toHaveBeenCalled();
});

it('does not reopen after it was closed by the desk', () => {
  breaks(true);
  close();
  expect(line.close).toHaveBeenCalledOnce();
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
