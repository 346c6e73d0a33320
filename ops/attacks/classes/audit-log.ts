import { roles } from '@studio/enquiries/database/roles.ts';
import type { Attack } from '../attack.ts';
import { runAs } from '../as-role.ts';

const rewrites = [
  `update audit_log set detail = 'nothing'`,
  'delete from audit_log',
  'truncate audit_log',
  'drop trigger audit_log_is_append_only on audit_log',
  'insert into audit_log select * from audit_log',
  'alter table audit_log drop column actor_key',
];

/** No process can rewrite the audit log, nor can the owner with an ordinary statement. */
export const auditLog: Attack = {
  name: 'rewriting the audit log',
  least: 12,
  async *run(product) {
    for (const role of roles)
      for (const { statement, rows } of await runAs(product, role, rewrites))
        yield { what: `${role}: ${statement}`, isThrough: rows !== undefined };
    for (const { statement, rows } of await runAs(product, undefined, rewrites.slice(0, 3)))
      yield { what: `the owner: ${statement}`, isThrough: rows !== undefined };
  },
};
