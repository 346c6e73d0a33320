import { setTimeout as sleep } from 'node:timers/promises';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { watchLive, type EventStream } from '@studio/desk-api/tests/support/stream.ts';
import type { Attack } from '../attack.ts';
import { postDesk, type Colleague, type Product } from '../product.ts';

/** The ways to end a session; the live connection must be silent from then on. */
const ends: readonly (readonly [
  what: string,
  end: (product: Product, one: Colleague) => Promise<unknown>,
])[] = [
  [
    'log out everywhere',
    (product, one) => postDesk(product, one, '/auth/logout', { everywhere: true }),
  ],
  ['log out', (product, one) => postDesk(product, one, '/auth/logout', {})],
  [
    'the account is disabled',
    ({ sql }, one) => sql('update staff set disabled_at = now() where id = $1', one.staffId),
  ],
  [
    'the session is deleted',
    ({ sql }, one) => sql('delete from staff_sessions where staff_id = $1', one.staffId),
  ],
];
/** The time that a change may take to reach all processes. */
const GRACE_MS = 2_000;
const LINES = 60;
/** More connections than anyone has tabs open. */
const LINES_ENOUGH = 30;

export const liveLine: Attack = {
  name: 'the event stream after the end of a session',
  least: 34,
  async *run(product) {
    for (const [what, end] of ends) {
      const one = await product.signIn('sales');
      const line = await watchLive(product.serviceAddress, one);
      await sleep(300);
      await end(product, one);
      await sleep(GRACE_MS);
      const id = await addEnquiry(product.service);
      await sleep(2_500);
      const isThrough = line.changes.some(({ enquiry }) => enquiry === id);
      line.stop();
      yield { what: `a change after: ${what}`, isThrough };
    }
    const one = await product.signIn('sales');
    const open: EventStream[] = [];
    for (let at = 0; at < LINES; at += 1) {
      const line = await watchLive(product.serviceAddress, one).catch(() => undefined);
      if (line) open.push(line);
    }
    await sleep(500);
    const held = open.filter((line) => line.isOpen()).length;
    for (const line of open) line.stop();
    for (let at = LINES_ENOUGH; at < LINES; at += 1)
      yield { what: `line ${at + 1} of one session`, isThrough: at < held };
  },
};
