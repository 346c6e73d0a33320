import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { askDesk } from '../product.ts';

/** Values that a parser accepts and a database does not. */
const texts = ['%00', 'a%00b', '%ED%A0%80', '%EF%BF%BF', '%FF', '9'.repeat(60), '-1', '1e400'];
const times = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59+23:59',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-01-01T00:00:00+23:59',
  '2026-01-01T00:00:00-23:59',
  '2026-02-30T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '1969-12-31T23:59:59.999999999Z',
];
const words = ['\u0000', 'a\u0000b', '\uD800', '\uFFFF', '\u202E', 'x'.repeat(40_000)];
const names = ['queue', 'after', 'owner', 'page', 'country', 'q', 'ids', 'weeks', 'again'];

/** No value may cause an error 500 at the desk. */
export const deskValues: Attack = {
  name: 'values that make faults at the desk',
  least: 120,
  async *run(product) {
    const one = await product.signIn('sales', 'manager', 'operator');
    const { id } = await product.enquire();
    const checked = async (method: string, path: string, body?: object) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const { status } = await askDesk(product, one, {
        method,
        path,
        ...(sent !== undefined && { body: sent }),
      });
      const what = `${method} ${path.slice(0, 80)} ${sent?.slice(0, 60) ?? ''}: ${status}`;
      return { what, isThrough: status >= 500 };
    };
    const reads = product.service.app.knownRoutes.filter(
      ({ method, url }) =>
        method === 'GET' && !/live|auth|:id/u.test(url) && url.startsWith('/api/'),
    );
    for (const text of texts) {
      for (const name of names)
        yield await checked('GET', `/api/enquiries?queue=to-answer&${name}=${text}`);
      for (const { url } of reads) yield await checked('GET', `${url}?after=${text}`);
      yield await checked('GET', `/api/search?q=${text}`);
      yield await checked('GET', `/api/rows?ids=${text}`);
      yield await checked('GET', `/api/enquiries/${text}`);
    }
    const at = `/api/enquiries/${id}`;
    for (const writtenAt of times) {
      yield await checked('PUT', `${at}/drafts/note`, { key: randomUUID(), text: 'x', writtenAt });
      const command = { kind: 'put-off', until: writtenAt };
      yield await checked('POST', `${at}/changes`, { command, version: 1 });
    }
    for (const text of words) {
      const writtenAt = new Date().toISOString();
      yield await checked('PUT', `${at}/drafts/reply`, { key: randomUUID(), text, writtenAt });
      yield await checked('POST', `${at}/notes`, { id: randomUUID(), text });
      yield await checked('POST', '/api/persons/find', { email: `${text.slice(0, 9)}@x.example` });
      yield await checked('POST', '/api/persons/erase', { email: 'a@x.example', confirm: text });
    }
    for (const version of [0, -1, 2 ** 31, 2 ** 53, 1e308, 1.5])
      yield await checked('POST', `${at}/changes`, { command: { kind: 'brought-back' }, version });
    for (const seen of ['9'.repeat(18), '0', '-1', '1e9'])
      yield await checked('POST', `${at}/replies`, {
        id: randomUUID(),
        text: 'x',
        then: 'waiting',
        seen,
      });
  },
};
