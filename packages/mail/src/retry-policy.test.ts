import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryAfter } from './retry-policy.ts';

// A fixed seed, because these tests are in the merge gate.
fc.configureGlobal({ seed: 20_261_118 });

const HOUR = 3_600;

/** Simulates a provider that never recovers, with a simulated clock. */
function play(random: () => number): number[] {
  const times = [0];
  for (let attempts = 1; ; attempts += 1) {
    const secondsFailing = times.at(-1) ?? 0;
    const retry = retryAfter({ attempts, secondsFailing }, random);
    if (retry.kind === 'give-up') return times;
    times.push(secondsFailing + retry.seconds);
  }
}

it('retries for exactly 72 hours and then gives up', () => {
  const chances = fc.array(fc.double({ min: 0.01, max: 0.999, noNaN: true }), { minLength: 50 });
  fc.assert(
    fc.property(chances, (list) => {
      let turn = 0;
      const times = play(() => list[turn++ % list.length] ?? 0.5);
      expect(times.at(-1)).toBe(72 * HOUR);
    }),
    { numRuns: 30 },
  );
});

it('never waits longer than an hour, nor less than a second', () => {
  const times = play(() => 0.999_999);
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1);
  expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40]);
});

it('uses the whole range: full jitter', () => {
  const failure = { attempts: 5, secondsFailing: 100 };
  const seconds = (random: number) => {
    const retry = retryAfter(failure, () => random);
    return retry.kind === 'wait' ? retry.seconds : -1;
  };
  expect([seconds(0), seconds(0.5), seconds(0.999)]).toEqual([1, 40, 80]);
});

it('waits at least as long as the provider asked', () => {
  const failure = { attempts: 1, secondsFailing: 0, retryAfterSeconds: 900 };
  expect(retryAfter(failure, () => 0)).toEqual({ kind: 'wait', seconds: 900 });
});
