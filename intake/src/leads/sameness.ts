import { createHash } from 'node:crypto';
import type { Lead } from '@old/contract';
import { mailboxOf } from '#platform/person-key.ts';

// Whoever writes from one of these says nothing about a company by it.
const ANYBODYS = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.in ymail.com ' +
    'icloud.com me.com mac.com aol.com proton.me protonmail.com zoho.com zohomail.in rediffmail.com ' +
    'gmx.de gmx.net web.de mail.com mail.ru yandex.ru yandex.com qq.com 163.com 126.com naver.com'
  ).split(' '),
);

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Alike for everything one person sent, as far as an address tells. */
export const personHash = ({ email }: Pick<Lead, 'email'>): Buffer => hash(mailboxOf(email));

/** The domain that speaks for a company; nothing where anybody can have such an address. */
export function companyDomain(email: string): string | undefined {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return ANYBODYS.has(domain) ? undefined : domain;
}

/** Alike for everybody of one company: by the domain of the address, or by its name without one. */
export function companyHash({ email, companyname }: Pick<Lead, 'email' | 'companyname'>): Buffer {
  const domain = companyDomain(email);
  if (domain !== undefined) return hash(`domain ${domain}`);
  const letters =
    companyname
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return hash(`name ${letters.join('')}`);
}
