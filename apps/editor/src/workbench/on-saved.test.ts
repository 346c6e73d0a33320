import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSaved } from './on-saved.ts';

class Line extends EventTarget {
  readyState = 1;
  readonly close = vi.fn();
}
let lines: Line[];
const heard = vi.fn();
let stop: () => void;

const say = (version: string): void => {
  lines.at(-1)?.dispatchEvent(new MessageEvent('message', { data: version }));
};
/** Breaks the connection; a browser does not reopen a closed one. */
function breaks(readyState: number): void {
  const line = lines.at(-1);
  if (!line) return;
  line.readyState = readyState;
  line.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  lines = [];
  const EventSource = function () {
    const line = new Line();
    lines.push(line);
    return line;
  };
  vi.stubGlobal('EventSource', Object.assign(EventSource, { CLOSED: 2 }));
  stop = onSaved(heard);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports each save, and not the version at the start', () => {
  say('a');
  expect(heard).not.toHaveBeenCalled();
  say('b');
  expect(heard).toHaveBeenCalledOnce();
});

it('opens a closed connection again, and notices a save that it missed', () => {
  say('a');
  breaks(2);
  vi.advanceTimersByTime(3_000);
  breaks(2);
  vi.advanceTimersByTime(3_000);
  expect(lines).toHaveLength(3);
  say('a');
  expect(heard).not.toHaveBeenCalled();
  say('b');
  expect(heard).toHaveBeenCalledOnce();
});

it('leaves a connection alone that the browser opens again', () => {
  breaks(0);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

it('opens nothing after it was stopped', () => {
  breaks(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.close).toHaveBeenCalled();
});
