import { isIPv6 } from 'node:net';

export interface RateLimit {
  /** Above it an enquiry is held, not refused. */
  readonly soft: number;
  /** Above it the answer is 429. */
  readonly hard: number;
  readonly windowSeconds: number;
}

export interface RateLimits {
  readonly address: RateLimit;
  readonly all: RateLimit;
}

export type RateLimitDecision =
  | {
      readonly kind: 'fine' | 'busy-address' | 'busy';
      /** Makes the limits forget this request. */
      readonly uncount: () => void;
    }
  | { readonly kind: 'refuse'; readonly retryAfterSeconds: number };

const GENERATION = 25_000;
const FORGET_EVERY_MS = 1_000;

/** The first bits of an IPv6 address; undefined for others. */
function prefixOf(address: string, bits: 48 | 64): string | undefined {
  if (!isIPv6(address)) return undefined;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right];
  const short = groups.slice(0, bits / 16).map((group) => parseInt(group, 16).toString(16));
  return `${short.join(':')}::/${bits}`;
}

/** The IPv4 address in an IPv4-mapped IPv6 address. */
const mappedIn = (address: string): string | undefined =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];

/** A customer's smallest network: with IPv6 that is a /64. */
export const networkOf = (address: string): string =>
  mappedIn(address) ?? prefixOf(address, 64) ?? address;

/** Many IPv6 customers have a /48, which contains 65,536 /64 networks. */
export const wideNetworkOf = (address: string): string | undefined =>
  mappedIn(address) === undefined ? prefixOf(address, 48) : undefined;

/**
 * A /48 can also be a mobile operator's, with many people. A held enquiry is not lost, so the soft
 * limit is only a little higher than for one network; the hard limit is for floods.
 */
const wideLimit = ({ soft, hard, windowSeconds }: RateLimit): RateLimit => ({
  soft: Math.ceil(soft * 1.2),
  hard: hard * 4,
  windowSeconds,
});

interface Window {
  count: number;
  readonly endsAt: number;
}

function countIn(known: Window | undefined, limit: RateLimit, now: number): Window {
  const window =
    known && known.endsAt > now ? known : { count: 0, endsAt: now + limit.windowSeconds * 1_000 };
  window.count += 1;
  return window;
}

/** Counts in this process. `nowMs` must be monotonic: setting a wall clock would reset limits. */
export function rateLimiter(
  limits: RateLimits,
  nowMs: () => number,
): (address: string) => RateLimitDecision {
  // Two generations: when the young one is full, the old one is dropped in one step. Removing the oldest
  // entry of one large map takes 130 µs a call, which an attacker could exploit.
  let young = new Map<string, Window>();
  let old = new Map<string, Window>();
  let everyone: Window | undefined;
  const wide = wideLimit(limits.address);
  let forgetting: NodeJS.Timeout | undefined;

  // An address is personal data, so its count is deleted when its window ends, even without new requests.
  function forgetEnded(): void {
    const soon = nowMs() + FORGET_EVERY_MS;
    for (const windows of [young, old]) {
      for (const [network, { endsAt }] of windows) if (endsAt < soon) windows.delete(network);
    }
    if (young.size + old.size > 0) return;
    clearInterval(forgetting);
    forgetting = undefined;
  }

  function countNetwork(network: string, limit: RateLimit, now: number): Window {
    const mine = countIn(young.get(network) ?? old.get(network), limit, now);
    if (young.size >= GENERATION && !young.has(network)) {
      old = young;
      young = new Map();
    }
    young.set(network, mine);
    forgetting ??= setInterval(forgetEnded, FORGET_EVERY_MS).unref();
    return mine;
  }

  const refuse = (window: Window, now: number): RateLimitDecision => ({
    kind: 'refuse',
    retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
  });

  return (address) => {
    const now = nowMs();
    const mine = countNetwork(networkOf(address), limits.address, now);
    // A refused request does not count towards the shared limit.
    if (mine.count > limits.address.hard) return refuse(mine, now);
    const isBusy = mine.count > limits.address.soft;
    const site = isBusy ? undefined : wideNetworkOf(address);
    // Requests above a network's own limit do not count towards the limit of its /48.
    const shared = site === undefined ? undefined : countNetwork(site, wide, now);
    if (shared && shared.count > wide.hard) return refuse(shared, now);
    everyone = countIn(everyone, limits.all, now);
    if (everyone.count > limits.all.hard) return refuse(everyone, now);
    const counted = [mine, ...(shared ? [shared] : []), everyone];
    const uncount = (): void => {
      for (const window of counted) window.count -= 1;
    };
    if (isBusy || (shared && shared.count > wide.soft)) return { kind: 'busy-address', uncount };
    return { kind: everyone.count > limits.all.soft ? 'busy' : 'fine', uncount };
  };
}
