import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';

export type TokenUse = 'confirm' | 'leave';

/** `never` expires for leaving: a way out that stops working would be a trap. */
const LIFETIME_SECONDS = { confirm: 48 * 3_600, leave: undefined } as const;

export interface Tokens {
  issue(use: TokenUse, subscriptionId: string): string;
  /** The subscription's id, or nothing for a token that is forged, expired or for another use. */
  read(use: TokenUse, token: string): string | undefined;
}

export function signedTokens(secret: string, clock: Clock): Tokens {
  const signature = (text: string) => createHmac('sha256', secret).update(text).digest();
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000);
  return {
    issue(use, subscriptionId) {
      const lifetime = LIFETIME_SECONDS[use];
      const expires = lifetime === undefined ? 0 : nowSeconds() + lifetime;
      const claim = `${subscriptionId}.${expires}`;
      return `${claim}.${signature(`${use}.${claim}`).toString('base64url')}`;
    },
    read(use, token) {
      const [id, expires, signed, ...rest] = token.split('.');
      if (id === undefined || expires === undefined || signed === undefined) return undefined;
      const given = Buffer.from(signed, 'base64url');
      const wanted = signature(`${use}.${id}.${expires}`);
      const genuine =
        rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
      const inTime = expires === '0' || Number(expires) >= nowSeconds();
      return genuine && inTime ? id : undefined;
    },
  };
}
