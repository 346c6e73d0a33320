import { freePort } from '@studio/tests/support/processes.ts';
import { enquiryPath, erasePath, enquiriesPath, subscriptionsPath } from '@studio/contract/paths';
import type { Attack } from '../attack.ts';
import { startNginx } from '../nginx.ts';
import { ask, askRawly, type WireRequest } from '../wire.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BIG = `message=${'x'.repeat(200 * 1024)}`;

interface Trace {
  /** Must not be in any log. */
  readonly secret: string;
  readonly at: 'site' | 'desk';
  readonly asked: WireRequest;
}

/** Requests with a key, an address or text, in every place that an error can log. */
function traces(): Trace[] {
  let serial = 0;
  const next = (kind: string) => `${kind}-zqx${(serial += 1)}`;
  const each = (at: Trace['at'], make: (secret: string) => WireRequest, kind: string): Trace => {
    const secret = next(kind);
    return { secret, at, asked: make(secret) };
  };
  const big = (path: string): WireRequest => ({ method: 'POST', path, headers: FORM, body: BIG });
  return [
    each('site', (key) => big(`${enquiryPath}/add?token=${key}`), 'key'),
    each('site', (key) => big(`${erasePath}?token=${key}`), 'key'),
    each('site', (key) => ({ path: `${enquiryPath}?token=${key}` }), 'key'),
    each('site', (key) => ({ path: `${enquiryPath}/copy.json?token=${key}` }), 'key'),
    each('site', (key) => ({ path: `${subscriptionsPath}/confirm?token=${key}` }), 'key'),
    each('site', (key) => big(`${enquiriesPath}?email=${key}@visitor.example`), 'mail'),
    each(
      'site',
      (key) => ({ path: '/contact', headers: { referer: `http://x/?token=${key}` } }),
      'referrer',
    ),
    each('desk', (words) => ({ path: `/api/search?q=${words}` }), 'words'),
    each('desk', (words) => ({ path: `/search?q=${words}` }), 'words'),
    each('desk', (words) => big(`/api/search?q=${words}`), 'words'),
    each('desk', (key) => ({ path: `/auth/callback?code=${key}&state=x` }), 'code'),
    each(
      'desk',
      (key) => ({ path: '/api/me', headers: { cookie: `__Host-desk=${key}` } }),
      'cookie',
    ),
  ];
}

/** What nginx logs, with everything running and with the services stopped. */
export const logs: Attack = {
  name: 'keys, addresses and words in logs',
  least: 24,
  async *run(product) {
    const port = await freePort();
    await using lonely = await startNginx({ port, intake: '127.0.0.1:9', desk: '127.0.0.1:9' });
    const places = [
      { nginx: product.nginx, site: product.site, desk: product.desk, what: 'running' },
      {
        nginx: lonely,
        site: `http://127.0.0.1:${port}`,
        desk: `http://localhost:${port}`,
        what: 'stopped',
      },
    ];
    for (const place of places) {
      const sent = traces();
      for (const { at, asked } of sent)
        // nginx answers a body that is too long and closes the connection.
        await ask(place[at], asked).catch(() => undefined);
      const broken = 'torn-zqx';
      await askRawly(place.site, `GET ${enquiryPath}?token=${broken}\u0001 HTTP/1.1\r\n\r\n`);
      // nginx keeps lines for up to a second before it writes them.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const written = place.nginx.logs();
      if (!written.includes('/contact')) throw new Error('nginx writes no log at all.');
      for (const { secret, asked } of sent)
        yield { what: `${place.what}: ${asked.path}`, isThrough: written.includes(secret) };
      yield { what: `${place.what}: a torn request`, isThrough: written.includes(broken) };
      const isNamed = /\b127\.0\.0\.1\b/u.test(written);
      yield { what: `${place.what}: the visitor’s address`, isThrough: isNamed };
    }
    const { link } = await product.enquire();
    const { headers } = await ask(product.site, { path: link.slice(product.site.length) });
    const sendsReferrer = headers['referrer-policy'] !== 'no-referrer';
    yield {
      what: `own page: Referrer-Policy ${String(headers['referrer-policy'])}`,
      isThrough: sendsReferrer,
    };
  },
};
