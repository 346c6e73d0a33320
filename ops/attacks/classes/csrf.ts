import { randomUUID } from 'node:crypto';
import { enquiriesPath } from '@studio/contract/paths';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import type { Attack, Attempt } from '../attack.ts';
import { openOwnPage } from '../own-page.ts';
import { askDesk, type Product } from '../product.ts';
import { ask } from '../wire.ts';
import { asked } from './roles.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** The headers that a browser sends for a page that is not the desk's. */
const otherPages: readonly (readonly [string, Headers])[] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://www.localhost' }],
  ['a form, as a navigation', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a typed address', { 'sec-fetch-site': 'none', origin: undefined }],
  ['an old browser', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['a program that sends neither header', { 'sec-fetch-site': undefined, origin: undefined }],
  ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['an old browser in a sandbox', { 'sec-fetch-site': undefined, origin: 'null' }],
];

const reads: readonly (readonly [string, Headers])[] = [
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['a script of a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a style on a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'style' }],
];

async function* desk(product: Product): AsyncGenerator<Attempt> {
  const { id } = await product.enquire();
  const manager = await product.signIn('sales', 'manager', 'operator');
  const shut = product.service.app.knownRoutes.filter(({ access }) => access !== 'open');
  for (const route of shut)
    for (const [who, headers] of route.method === 'GET' ? reads : otherPages) {
      // Without the origin check this request would end the session that all others need.
      if (route.url === '/auth/logout' && product.isControl) continue;
      if (route.url === '/api/live' && product.isControl) continue;
      const { status } = await askDesk(product, manager, { ...asked(route, id), headers });
      yield { what: `${who}: ${route.method} ${route.url}: ${status}`, isThrough: status !== 403 };
    }
}

/** The public forms. A client without these headers is a program, which has no visitor's browser to misuse. */
async function* site(product: Product): AsyncGenerator<Attempt> {
  const foreign = otherPages.filter(
    ([, headers]) =>
      !('sec-fetch-mode' in headers) &&
      (headers['sec-fetch-site'] ?? headers['origin'] ?? 'none') !== 'none' &&
      (headers['sec-fetch-site'] !== undefined || headers['origin'] !== 'null'),
  );
  const enquiry = await product.enquire();
  const { forms } = await openOwnPage(product, enquiry.link);
  const text = {
    name: 'form',
    body: new URLSearchParams({ ...validEnquiry, idempotencykey: randomUUID() }),
  };
  const targets = [
    { path: enquiriesPath, body: text.body.toString() },
    ...forms.map(({ action, fields }) => ({
      path: action.slice(new URL(action).origin.length),
      body: new URLSearchParams({ ...fields, message: 'forged', sure: 'yes' }).toString(),
    })),
  ];
  for (const { path, body } of targets)
    for (const [who, headers] of foreign) {
      const { status } = await ask(product.site, {
        method: 'POST',
        path,
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
      const what = `${who}: POST ${path.split('?')[0] ?? ''}: ${status}`;
      yield { what, isThrough: status !== 403 };
    }
}

export const csrf: Attack = {
  name: 'requests forged by another page',
  least: 195,
  async *run(product) {
    yield* desk(product);
    yield* site(product);
  },
};

const links: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
];

/** A link to the API on an attacker's page, which a colleague follows. */
export const forgedLinks: Attack = {
  name: 'looks forged by a link',
  least: 4,
  async *run(product) {
    const sales = await product.signIn('sales');
    for (const headers of links) {
      const { id } = await product.enquire();
      const sent = { ...headers, origin: undefined };
      await askDesk(product, sales, { path: `/api/enquiries/${id}`, headers: sent });
      const [row] = await product.sql<{ read: boolean }>(
        'select first_read_at is not null as read from enquiries where id = $1',
        id,
      );
      const what = `${headers['sec-fetch-site'] ?? ''}: the enquiry counts as read`;
      yield { what, isThrough: row?.read ?? false };
    }
  },
};
