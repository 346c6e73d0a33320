import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath, subscriptionsPath } from '@studio/contract/paths';
import type { Attack } from '../attack.ts';
import { ask, type WireResponse } from '../wire.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const enquiry = (change: object = {}) =>
  JSON.stringify({ ...validEnquiry, email: `${randomUUID()}@visitor.example`, ...change });

/** Invalid bodies that a parser could misread. */
const bodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"__proto__":{"isProbe":true}}'],
  ['application/json', '{"constructor":{"prototype":{"x":1}}}'],
  ['application/json', '['.repeat(20_000)],
  ['application/json', `{"name":${'[1,'.repeat(5_000)}`],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '\u0000'],
  ['application/json', '{"name":"\\u0000","email":"a@b.example"}'],
  ['application/json', enquiry({ idempotencykey: { $ne: null } })],
  ['application/json', enquiry({ email: ['a@b.example', 'c@d.example'] })],
  ['application/json', enquiry({ projectdetails: 'x'.repeat(31_000) })],
  ['text/plain', enquiry()],
  ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['application/x-www-form-urlencoded', 'name[]=x&name[__proto__]=y&email=a@b.example'],
  ['application/x-www-form-urlencoded', '&'.repeat(30_000)],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nb\r\n--x--',
  ],
  ['multipart/form-data', 'x'],
  ['', enquiry()],
];

/** Headers that claim a right or an identity. */
const headers: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-for': '10.0.0.1' },
  { 'x-real-ip': '10.0.0.1', forwarded: 'for=10.0.0.1' },
  { traceparent: '00-00000000000000000000000000000001-0000000000000001-01' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-probe': '1', 'probe-mark': 'x' },
  { cookie: `__Host-desk=${'a'.repeat(43)}` },
];

/** The public form: an invalid enquiry is refused and never causes an error 500. */
export const intakeRequests: Attack = {
  name: 'headers, keys and bodies of the form',
  least: 21,
  async *run(product) {
    const post = (body: string, more = {}, path: string = enquiriesPath): Promise<WireResponse> =>
      ask(product.site, { method: 'POST', path, body, headers: { ...JSON_TYPE, ...more } });
    for (const [type, body] of bodies) {
      const before = await product.sql('select 1 from enquiries');
      const { status } = await post(body, { 'content-type': type });
      const after = await product.sql('select 1 from enquiries');
      const isThrough = status >= 500 || status < 300 || after.length > before.length;
      yield { what: `${type} ${body.slice(0, 40)}: ${status}`, isThrough };
    }
    for (const more of headers) {
      const key = randomUUID();
      const { status } = await post(enquiry({ idempotencykey: key }), more);
      const [row] = await product.sql<{ is_probe: boolean }>(
        'select is_probe from enquiries where idempotency_key = $1',
        key,
      );
      const what = `${JSON.stringify(more)}: ${status}`;
      yield { what, isThrough: status >= 500 || (row?.is_probe ?? false) };
    }
    // Another visitor's key: their enquiry must be neither changed nor revealed.
    const key = randomUUID();
    await post(enquiry({ idempotencykey: key, subject: 'first' }));
    const other = await post(enquiry({ idempotencykey: key, subject: 'second' }));
    yield { what: 'another body under a used key', isThrough: other.status !== 409 };
    yield {
      what: 'a used key reveals its enquiry',
      isThrough: /first|reference/iu.test(other.text),
    };
    const [kept] = await product.sql<{ subject: string }>(
      'select subject from enquiries where idempotency_key = $1',
      key,
    );
    yield { what: 'an enquiry is overwritten', isThrough: kept?.subject !== 'first' };
    for (const use of ['confirm', 'unsubscribe']) {
      const { status } = await post('{}', {}, `${subscriptionsPath}/${use}?token=x`);
      yield {
        what: `a made-up key to ${use}: ${status}`,
        isThrough: status < 400 || status >= 500,
      };
    }
  },
};
