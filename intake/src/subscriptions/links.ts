import { subscriptionsPath } from '@studio/contract';
import type { Tokens } from './token.ts';

export const confirmPath = `${subscriptionsPath}/confirm`;
export const leavePath = `${subscriptionsPath}/unsubscribe`;
export const askedPath = `${subscriptionsPath}/asked`;

export function subscriptionLinks(siteOrigin: string, tokens: Tokens) {
  return {
    confirmUrl: (id: string) => `${siteOrigin}${confirmPath}?token=${tokens.issue('confirm', id)}`,
    leaveUrl: (id: string) => `${siteOrigin}${leavePath}?token=${tokens.issue('leave', id)}`,
  };
}
