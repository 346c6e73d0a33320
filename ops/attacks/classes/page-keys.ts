import { createHmac, randomBytes } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { ask } from '../wire.ts';

const SIGNS = ['A', 'a', '0', '-', '_', '.', '~'];

/** Changes each character of the key in turn, to test that every part of it is checked. */
const changedKeys = (key: string): string[] =>
  Array.from(key, (sign, at) => {
    const other = SIGNS.find((one) => one !== sign) ?? 'x';
    return key.slice(0, at) + other + key.slice(at + 1);
  });

const noise = [
  '',
  '.',
  '..',
  'null',
  'undefined',
  '%00',
  '__proto__',
  "' or 1=1 --",
  '../../etc/passwd',
  'a'.repeat(2_000),
  '\u202E',
  '[object Object]',
];

function forged(key: string): string[] {
  const [id = '', expires = '', signed = ''] = key.split('.');
  const sign = (text: string, secret: string) =>
    createHmac('sha256', secret).update(text).digest('base64url');
  const secrets = ['', 'secret', 'for-developers-only-0123456789-0123456789', id];
  return [
    ...secrets.map((secret) => `${id}.${expires}.${sign(`enquiry.${id}.${expires}`, secret)}`),
    `${id}.0.${signed}`,
    `${id}.99999999999.${signed}`,
    `${id}.${expires}`,
    `${id}..${signed}`,
    `${id}.${expires}.`,
    `${key}.${signed}`,
    `${key}=`,
    key.slice(1),
    key.toLowerCase(),
    key.toUpperCase(),
    Array.from(key).reverse().join(''),
    ...Array.from({ length: 40 }, () => randomBytes(32).toString('base64url')),
    ...Array.from(
      { length: 40 },
      () => `${randomBytes(32).toString('base64url')}.${expires}.${signed}`,
    ),
  ];
}

/** Keys that were never issued, on the page and on both downloads. */
export const pageKeys: Attack = {
  name: 'made-up keys of own pages',
  least: 423,
  async *run(product) {
    const { link } = await product.enquire();
    const address = new URL(link);
    const key = [...address.searchParams.values()][0] ?? address.hash.slice(1);
    const made = [...changedKeys(key), ...forged(key), ...noise].filter((one) => one !== key);
    for (const copy of ['', '/copy.json', '/copy.txt'])
      for (const one of made) {
        const path = `${address.pathname}${copy}?token=${encodeURIComponent(one)}`;
        const { status } = await ask(product.site, { path });
        yield { what: `${copy} ${one.slice(0, 40)}`, isThrough: status === 200 || status >= 500 };
      }
  },
};
