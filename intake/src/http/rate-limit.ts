import { isIPv6 } from 'node:net';

export interface RateLimit {
  /** Beyond it a lead is kept aside, not refused. */
  readonly soft: number;
  /** Beyond it the answer is 429. */
  readonly hard: number;
  readonly windowSeconds: number;
}

export interface RateLimits {
  readonly address: RateLimit;
  readonly all: RateLimit;
}

export type Verdict =
  | { readonly kind: 'fine' | 'busy-address' | 'busy' }
  | { readonly kind: 'refuse'; readonly retryAfterSeconds: number };

const GENERATION = 25_000;
const FORGET_EVERY_MS = 1_000;

/** An IPv6 customer owns a /64, so that is what is counted. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right];
  const short = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${short.join(':')}::/64`;
}

interface Window {
  readonly count: number;
  readonly endsAt: number;
}

function nextWindow(known: Window | undefined, limit: RateLimit, now: number): Window {
  return known && known.endsAt > now
    ? { count: known.count + 1, endsAt: known.endsAt }
    : { count: 1, endsAt: now + limit.windowSeconds * 1_000 };
}

/** Counts in this process. `nowMs` must never jump: a wall clock that is set would lift limits. */
export function rateLimiter(limits: RateLimits, nowMs: () => number): (address: string) => Verdict {
  // Two generations: when the young one is full, the old one is forgotten in one step. Taking the
  // oldest entry out of one large map instead costs 130 µs a call, which is a weapon.
  let young = new Map<string, Window>();
  let old = new Map<string, Window>();
  let everyone: Window | undefined;
  let forgetting: NodeJS.Timeout | undefined;

  // An address is a person's, so its count goes with its window, whether or not anybody comes again.
  function forgetEnded(): void {
    const soon = nowMs() + FORGET_EVERY_MS;
    for (const windows of [young, old]) {
      for (const [network, { endsAt }] of windows) if (endsAt < soon) windows.delete(network);
    }
    if (young.size + old.size > 0) return;
    clearInterval(forgetting);
    forgetting = undefined;
  }

  function countNetwork(network: string, now: number): Window {
    const mine = nextWindow(young.get(network) ?? old.get(network), limits.address, now);
    if (young.size >= GENERATION && !young.has(network)) {
      old = young;
      young = new Map();
    }
    young.set(network, mine);
    forgetting ??= setInterval(forgetEnded, FORGET_EVERY_MS).unref();
    return mine;
  }

  const refuse = (window: Window, now: number): Verdict => ({
    kind: 'refuse',
    retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
  });

  return (address) => {
    const now = nowMs();
    const mine = countNetwork(networkOf(address), now);
    // Whoever is refused does not use up what all others share.
    if (mine.count > limits.address.hard) return refuse(mine, now);
    everyone = nextWindow(everyone, limits.all, now);
    if (everyone.count > limits.all.hard) return refuse(everyone, now);
    if (mine.count > limits.address.soft) return { kind: 'busy-address' };
    return { kind: everyone.count > limits.all.soft ? 'busy' : 'fine' };
  };
}
