import { roles } from '@studio/enquiries/database/roles.ts';
import type { Attack } from '../attack.ts';
import { runAs } from '../as-role.ts';

const rewrites = [
  `update ledger set detail = 'nothing'`,
  'delete from ledger',
  'truncate ledger',
  'drop trigger ledger_is_never_rewritten on ledger',
  'insert into ledger select * from ledger',
  'alter table ledger drop column actor_key',
];

/** No process can rewrite the ledger, nor can the owner with an ordinary statement. */
export const ledger: Attack = {
  name: 'rewriting the ledger',
  least: 12,
  async *run(product) {
    for (const role of roles)
      for (const { statement, rows } of await runAs(product, role, rewrites))
        yield { what: `${role}: ${statement}`, isThrough: rows !== undefined };
    for (const { statement, rows } of await runAs(product, undefined, rewrites.slice(0, 3)))
      yield { what: `the owner: ${statement}`, isThrough: rows !== undefined };
  },
};
