import { createHmac, timingSafeEqual } from 'node:crypto';
import { retention } from '@studio/contract/retention';
import type { Clock } from './clock.ts';

export type TokenUse = 'confirm' | 'leave' | 'enquiry';

/** `leave` never expires: an unsubscribe link must always work. */
const LIFETIME_SECONDS = {
  confirm: retention.confirmLink.hours * 3_600,
  leave: undefined,
  enquiry: retention.enquiryLink.days * 86_400,
} as const;

export interface Tokens {
  issue(use: TokenUse, id: string): string;
  /** The id, or nothing for a token that is forged, expired or for another use. */
  read(use: TokenUse, token: string): string | undefined;
}

export function signedTokens(secret: string, clock: Clock): Tokens {
  const signature = (text: string) => createHmac('sha256', secret).update(text).digest();
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000);
  return {
    issue(use, id) {
      const lifetime = LIFETIME_SECONDS[use];
      const expires = lifetime === undefined ? 0 : nowSeconds() + lifetime;
      const claim = `${id}.${expires}`;
      return `${claim}.${signature(`${use}.${claim}`).toString('base64url')}`;
    },
    read(use, token) {
      const [id, expires, signed, ...rest] = token.split('.');
      if (id === undefined || expires === undefined || signed === undefined) return undefined;
      // Compared as text: two base64 texts can decode to the same bytes, and only ours is genuine.
      const given = Buffer.from(signed);
      const wanted = Buffer.from(signature(`${use}.${id}.${expires}`).toString('base64url'));
      const genuine =
        rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
      const inTime = expires === '0' || Number(expires) >= nowSeconds();
      return genuine && inTime ? id : undefined;
    },
  };
}
