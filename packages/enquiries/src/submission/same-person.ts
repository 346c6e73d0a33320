import { createHash } from 'node:crypto';
import type { Enquiry } from '@studio/contract';
import { mailboxOf } from '#audit-log/person-key.ts';

// Public mail providers: an address there says nothing about a company.
const PUBLIC_DOMAINS = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.in ymail.com ' +
    'icloud.com me.com mac.com aol.com proton.me protonmail.com zoho.com zohomail.in rediffmail.com ' +
    'gmx.de gmx.net web.de mail.com mail.ru yandex.ru yandex.com qq.com 163.com 126.com naver.com'
  ).split(' '),
);

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Equal for all enquiries of one person, as far as the address shows. */
export const personHash = ({ email }: Pick<Enquiry, 'email'>): Buffer => hash(mailboxOf(email));

/** The company's domain; undefined for a public mail provider. */
export function companyDomain(email: string): string | undefined {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return PUBLIC_DOMAINS.has(domain) ? undefined : domain;
}

/** Equal for everyone at a company: by the domain of the address, or without one by the company's name. */
export function companyHash({
  email,
  companyname,
}: Pick<Enquiry, 'email' | 'companyname'>): Buffer {
  const domain = companyDomain(email);
  if (domain !== undefined) return hash(`domain ${domain}`);
  const letters =
    companyname
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  // An enquiry by mail may name no company: it then matches no other.
  return hash(letters.length === 0 ? `nobody ${mailboxOf(email)}` : `name ${letters.join('')}`);
}
