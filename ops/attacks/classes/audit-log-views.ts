import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { postDesk } from '../product.ts';

const deeds = ['find', 'export', 'erase'] as const;
const PERSONS = 4;

/** A search for a person must leave an audit log entry, even if nothing is found. */
export const auditLogViews: Attack = {
  name: 'looks that leave no line',
  least: 12,
  async *run(product) {
    const manager = await product.signIn('manager');
    const lines = async () => (await product.sql('select 1 from audit_log')).length;
    for (let at = 0; at < PERSONS; at += 1)
      for (const deed of deeds) {
        const email = `${randomUUID()}@unknown.example`;
        const before = await lines();
        const body = deed === 'erase' ? { email, confirm: email } : { email };
        const { status } = await postDesk(product, manager, `/api/persons/${deed}`, body);
        if (status !== 200) throw new Error(`${deed} is answered with ${status}.`);
        yield {
          what: `${deed} of a person without enquiries`,
          isThrough: (await lines()) === before,
        };
      }
  },
};
