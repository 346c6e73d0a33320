import { randomUUID } from 'node:crypto';
import { noNotices, type Notices } from '@studio/contract/desk/notices';
import { saveNotices } from '@studio/enquiries/notices/notice-settings.store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addColleague } from './support/replies.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
let staffId: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_SEND_RECEIPTS: 'false',
    INTAKE_DESK_URL: 'https://desk.company.example',
  });
  staffId = await addColleague(service.database, 'Asha');
  stop = await service.startWorker();
});
afterAll(async () => {
  await stop();
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const sql = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Row>(text, values)).rows;
const wants = (change: Partial<Notices>) =>
  saveNotices(service.database.db, staffId, {
    ...noNotices,
    mail: { ...noNotices.mail, late: true },
    onlyWorkingTime: false,
    ...change,
  });

/** One of Asha's, which is late. */
async function late(): Promise<{ id: string; reference: string }> {
  const answer = await service.postEnquiry({
    subject: 'A secret loom',
    name: 'Nina Larsen',
    projectdetails: `A loom, ${randomUUID()}.`,
  });
  const { reference } = answer.json<{ reference: string }>();
  return eventually(async () => {
    const [row] = await sql<{ id: string }>(
      `update enquiry_work set owner_id = $1, warn_at = now() - interval '2 hours', due_at = now()
       where enquiry_id = (select id from enquiries where reference = $2) returning enquiry_id as id`,
      staffId,
      reference,
    );
    return { id: row?.id ?? expect.fail('not on the desk yet'), reference };
  });
}
const mailsAbout = (reference: string) =>
  smtp.received.filter(
    ({ envelopeTo, mail }) =>
      envelopeTo.includes('staff@company.example') && mail.subject?.includes(reference),
  );

it('a mail tells the owner, once, without a word of the enquiry unless they chose so', async () => {
  await wants({});
  const first = await late();
  const [notice] = await eventually(() => {
    expect(mailsAbout(first.reference)).toHaveLength(1);
    return mailsAbout(first.reference);
  });
  const { mail, envelopeTo } = notice ?? expect.fail('no mail');
  expect(envelopeTo).toEqual(['staff@company.example']);
  expect(mail.subject).toBe(`One of your enquiries is late [${first.reference}]`);
  expect(mail.text).toContain(`https://desk.company.example/q/mine/${first.id}`);
  expect(`${mail.text ?? ''}${mail.html ?? ''}`).not.toMatch(/secret|Nina/u);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');

  await wants({ showsNames: true });
  const second = await late();
  const [named] = await eventually(() => {
    expect(mailsAbout(second.reference)).toHaveLength(1);
    return mailsAbout(second.reference);
  });
  expect(named?.mail.subject).toContain('Nina Larsen');
  expect(mailsAbout(first.reference)).toHaveLength(1);
  await sql('delete from enquiries where id = $1', first.id);
  expect(await sql('select from owner_notices where enquiry_id = $1', first.id)).toEqual([]);
}, 120_000);

it('a disabled owner gets none, not even once they are enabled again', async () => {
  await wants({});
  await sql('update staff set disabled_at = now() where id = $1', staffId);
  const { id, reference } = await late();
  await eventually(async () => {
    const decided = await sql('select is_mailed from owner_notices where enquiry_id = $1', id);
    expect(decided).toEqual([{ is_mailed: false }]);
  });
  await sql('update staff set disabled_at = null where id = $1', staffId);
  expect(mailsAbout(reference)).toEqual([]);
}, 120_000);
