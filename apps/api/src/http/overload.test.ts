import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { overloadGuard } from './overload.ts';

const refusal = { status: 503, reason: 'overload', retryAfterSeconds: 2 };

/** A guard with this many enquiries being stored, and functions to finish storing one and to end a hold. */
function guardWith(storing: number, atOnce: number) {
  let holdOver = Promise.withResolvers<undefined>();
  const guard = overloadGuard(atOnce, () => holdOver.promise);
  const ends = Array.from({ length: storing }, () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    void guard.whileStoring(() => promise);
    return resolve;
  });
  return {
    guard,
    storeOne: async () => {
      ends.pop()?.(undefined);
      await nextTurn();
    },
    endHold: async () => {
      holdOver.resolve(undefined);
      holdOver = Promise.withResolvers<undefined>();
      await nextTurn();
    },
  };
}

it('accepts a request below the limit', async () => {
  await guardWith(1, 2).guard.beforeReading();
});

it('delays the refusal of an unread request, so that the client cannot retry at once', async () => {
  const { guard, endHold } = guardWith(2, 2);
  const refused = vi.fn();
  guard.beforeReading().catch(refused);
  await nextTurn();
  expect(refused).not.toHaveBeenCalled();
  await endHold();
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(refusal));
});

it('accepts a held request if a place is free by then', async () => {
  const { guard, storeOne, endHold } = guardWith(2, 2);
  const held = guard.beforeReading();
  await storeOne();
  await endHold();
  await held;
});

it('holds a bounded number and refuses more at once', async () => {
  const { guard, endHold } = guardWith(2, 2);
  const held = Promise.allSettled(Array.from({ length: 8 }, () => guard.beforeReading()));
  await expect(guard.beforeReading()).rejects.toMatchObject(refusal);
  await endHold();
  expect((await held).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  const refused = vi.fn();
  guard.beforeReading().catch(refused);
  await nextTurn();
  expect(refused).not.toHaveBeenCalled();
});

it('stores twice as many of the requests that are already read', async () => {
  const { guard, storeOne } = guardWith(4, 2);
  const store = () => guard.whileStoring(() => Promise.resolve('stored'));
  await expect(store()).rejects.toMatchObject(refusal);
  await storeOne();
  expect(await store()).toBe('stored');
});

it('frees the place when storing fails', async () => {
  const guard = overloadGuard(1);
  const failing = () => Promise.reject(new Error('no database'));
  await expect(guard.whileStoring(failing)).rejects.toThrow('no database');
  await guard.beforeReading();
});
