import { confirmPath, leavePath } from '@old/contract/paths';
import type { Tokens } from '#platform/token.ts';

export function subscriptionLinks(siteOrigin: string, tokens: Tokens) {
  return {
    confirmUrl: (id: string) => `${siteOrigin}${confirmPath}?token=${tokens.issue('confirm', id)}`,
    leaveUrl: (id: string) => `${siteOrigin}${leavePath}?token=${tokens.issue('leave', id)}`,
  };
}
