import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { repeater, type Repeater } from './repeat.ts';

let lines: string[];
let turns: Repeater;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  lines = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  turns = repeater(createLog('warn', sink));
});
afterEach(() => {
  turns.stop();
  vi.useRealTimers();
});

it('runs a task at its interval, and never twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let runs = 0;
  turns.every(2, 'failed', async () => {
    runs += 1;
    if (runs === 2) await promise;
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(runs).toBe(2);
  resolve(undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs).toBe(3);
  turns.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(3);
});

it('logs what failed with its type and code, and runs it again', async () => {
  let runs = 0;
  turns.every(1, 'the list could not be read', () => {
    runs += 1;
    return Promise.reject(Object.assign(new TypeError('Latha’s words'), { code: 'ECONNREFUSED' }));
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs).toBe(2);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'the list could not be read',
    err: { type: 'TypeError', code: 'ECONNREFUSED' },
  });
  expect(lines[0]).not.toContain('Latha');
});
