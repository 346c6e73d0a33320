import { openDatabase } from '@studio/enquiries/database/db.ts';
import { readPeople } from '@studio/mailbox/staff.store.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asked } from './support/asked.ts';
import { addColleague, sessionOf } from './support/replies.ts';
import { testService, type TestService } from './support/service.ts';
import { asRole } from './support/settings.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await service.postEnquiry({});
});
afterAll(() => service[Symbol.asyncDispose]());

it.each([
  'select id from enquiries',
  'select * from enquiry_work',
  'select * from thread_mails',
  'select foundus from enquiries',
  'update visit_pages set views = 0',
  'select * from audit_log',
  'update staff set disabled_at = null',
  `update staff set roles = '{manager}'`,
  `update staff set email = 'theirs@evil.example'`,
  `insert into staff (issuer, subject, name, email, roles) values ('i', 's', '', '', '{manager}')`,
  'update staff_sessions set staff_id = staff_id',
  `update staff_sessions set audience = 'desk'`,
  `insert into staff_sessions (staff_id, id_hash, user_agent, ends_at) select id, '', '', now() from staff`,
  `update sign_ins set return_to = 'https://evil.example'`,
  'select data from pgboss.job_common',
  'create table mine ()',
])('the content service cannot: %s', async (statement) => {
  const url = asRole(service.database.url, 'intake_publish');
  expect(await asked(url, statement)).toMatch(/^permission denied/u);
});

describe('the content service', () => {
  const url = () => asRole(service.database.url, 'intake_publish');
  const owner = async (text: string, ...values: unknown[]) =>
    (await service.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const save = (roles: string, subject = 'asha') =>
    asked(
      url(),
      `select save_editor('provider', '${subject}', 'Theirs', 'theirs@evil.example', '${roles}')`,
    );
  const row = (subject = 'asha') =>
    owner('select name, email, roles from staff where subject = $1', subject);

  afterEach(() => owner('delete from staff; delete from sign_ins'));

  it.each([
    'select from staff_sessions',
    'select from sign_ins',
    'update staff_sessions set id_hash = id_hash',
    'delete from staff_sessions',
    'delete from sign_ins',
  ])('sees and changes no session and no sign-in of the desk: %s', async (statement) => {
    await sessionOf(service.database, await addColleague(service.database, 'Asha'));
    await owner(
      `insert into sign_ins (id_hash, state, nonce, verifier, return_to) values ('', '', '', '', '/')`,
    );
    expect(await asked(url(), statement)).toBe('0 rows');
  });

  it('begins no sign-in at the desk', async () => {
    const begin = (audience: string) =>
      asked(
        url(),
        `insert into sign_ins (id_hash, state, nonce, verifier, return_to, audience)
         values ('${audience}', '', '', '', '/', '${audience}')`,
      );
    expect(await begin('desk')).toContain('row-level security policy');
    expect(await begin('editor')).toBe('1 rows');
  });

  it.each(['{manager}', '{editor,sales}', '{operator,publisher}', '{editor,NULL}'])(
    'gives no role of the desk: %s',
    async (roles) => {
      expect(await save(roles)).toContain('the roles editor and publisher alone');
      expect(await row()).toEqual([]);
    },
  );

  it('takes no role of the desk away and changes no address that the desk uses', async () => {
    const atDesk = { name: 'Asha', email: 'asha@company.example', roles: ['sales', 'editor'] };
    await owner(
      `insert into staff (issuer, subject, name, email, roles) values ('provider', 'asha', $1, $2, $3)`,
      ...Object.values(atDesk),
    );
    expect(await save('{publisher}')).toBe('1 rows');
    expect(await row()).toEqual([{ ...atDesk, roles: ['sales', 'publisher'] }]);
  });

  it('makes no one a colleague for inbound mail', async () => {
    await addColleague(service.database, 'Asha');
    expect(await save('{editor}', 'theirs')).toBe('1 rows');
    const mail = openDatabase({
      url: asRole(service.database.url, 'intake_mail'),
      connections: 1,
      statementTimeoutMs: 20_000,
      onIdleError: () => undefined,
    });
    const settings = { address: 'sales@company.example', ourDomains: [], ourServer: undefined };
    const { staffIdOf } = await readPeople(mail.db, settings);
    await mail.close();
    expect(staffIdOf('staff@company.example')).toEqual(expect.any(String));
    expect(staffIdOf('theirs@evil.example')).toBeUndefined();
  });

  it('changes no address of a former colleague who still owns an enquiry', async () => {
    await owner(
      `with person as (
         insert into staff (issuer, subject, name, email, roles)
         values ('provider', 'asha', 'Asha', 'asha@company.example', '{}') returning id)
       insert into enquiry_work (enquiry_id, received_at, version, state, owner_id, warn_at, due_at, person_hash,
         company_hash, country)
       select l.id, now(), 1, 'to-answer', person.id, now(), now(), '', '', '' from enquiries l, person`,
    );
    expect(await save('{editor}')).toBe('1 rows');
    expect(await save('{editor}')).toBe('1 rows');
    expect(await row()).toMatchObject([{ email: 'asha@company.example' }]);
    await owner('delete from enquiry_work');
  });
});
