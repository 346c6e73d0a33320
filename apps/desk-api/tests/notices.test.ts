import { noNotices, type Notices } from '@studio/contract/desk/notices';
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';
import { outsideOf, type Outside } from './support/outside.ts';

let desk: TestDesk;
let outside: Outside;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  desk = await testDesk();
  outside = await outsideOf(desk);
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
});
afterAll(async () => {
  await outside[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
});

const all = { assigned: true, 'enquirer-replied': true, warn: true, late: true };
const wants = (change: Partial<Notices> = {}, who = asha) =>
  who.ask({
    method: 'PUT',
    url: '/api/notices',
    body: { ...noNotices, mail: all, onlyWorkingTime: false, ...change },
  });
beforeEach(async () => {
  await desk.sql('delete from enquiries');
  await desk.sql('delete from notice_settings');
});

const change = async (who: Browser, id: string, command: object) => {
  const { version } = (await ravi.get(`/api/enquiries/${id}?unasked=yes`)).json<EnquiryDetail>();
  return who.post(`/api/enquiries/${id}/changes`, { command, version });
};
/** Adds an enquiry of Asha's. */
async function hers(): Promise<string> {
  const id = await addEnquiry(desk);
  await change(asha, id, { kind: 'claimed' });
  return id;
}
/** Lets two minutes pass, the time to see it at the desk. */
const passes = () => desk.sql(`update enquiry_events set at = at - interval '2 minutes'`);
const mailedKinds = async (): Promise<string[]> => {
  await outside.notifyOwners();
  const rows = await desk.sql<{ kind: string }>(
    `select kind from owner_notices where is_mailed and staff_id = $1 order by decided_at`,
    asha.staffId,
  );
  return rows.map(({ kind }) => kind);
};

it('all users have their own settings, which send nothing until they choose something', async () => {
  expect((await asha.get('/api/notices')).json()).toEqual(noNotices);
  await wants({ quiet: { from: '22:00', until: '07:00' } });
  expect((await asha.get('/api/notices')).json()).toMatchObject({ mail: all });
  expect((await ravi.get('/api/notices')).json()).toEqual(noNotices);
  expect((await wants({ quiet: { from: '25:00', until: '07:00' } })).statusCode).toBe(422);
});

test.each<[string, string, () => Promise<unknown>]>([
  [
    'a colleague gives it to her',
    'assigned',
    async () => change(ravi, await addEnquiry(desk), { kind: 'assigned', to: asha.staffId }),
  ],
  ['they write by mail', 'enquirer-replied', async () => outside.mail(await hers())],
  ['they add on their page', 'enquirer-replied', async () => outside.add(await hers())],
  [
    'two hours are left',
    'warn',
    async () =>
      desk.sql(`update enquiry_work set warn_at = now() where enquiry_id = $1`, await hers()),
  ],
  [
    'it is late',
    'late',
    async () =>
      desk.sql(
        `update enquiry_work set warn_at = now() - interval '1 hour', due_at = now() where enquiry_id = $1`,
        await hers(),
      ),
  ],
])('if %s, its owner gets one mail, if they want it', async (_name, kind, happen) => {
  await wants();
  await happen();
  await passes();
  expect(await mailedKinds()).toEqual([kind]);
  expect(await mailedKinds()).toEqual([kind]);

  // Switched off, it is recorded as handled and not mailed later either.
  await desk.sql('delete from enquiries');
  await wants({ mail: { ...all, [kind]: false } });
  await happen();
  await passes();
  expect(await mailedKinds()).toEqual([]);
  await wants();
  expect(await mailedKinds()).toEqual([]);
});

it('an owner gets no notice of their own actions', async () => {
  await wants();
  const id = await hers();
  await change(asha, id, { kind: 'assigned', to: null });
  await change(asha, id, { kind: 'assigned', to: asha.staffId });
  await passes();
  expect(await mailedKinds()).toEqual([]);
});

it('no notice is sent of what the owner read within a minute, or gave away', async () => {
  await wants();
  const id = await hers();
  await outside.mail(id);
  expect(await mailedKinds()).toEqual([]);
  await asha.get(`/api/enquiries/${id}`);
  await passes();
  expect(await mailedKinds()).toEqual([]);
  const other = await addEnquiry(desk);
  await change(ravi, other, { kind: 'assigned', to: asha.staffId });
  await change(ravi, other, { kind: 'assigned', to: ravi.staffId });
  await passes();
  expect(await mailedKinds()).toEqual([]);
});

it('in quiet hours a notice waits, and is sent once afterwards', async () => {
  const now = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: desk.config.hours.zone,
  });
  const at = (minutes: number) => now.format(Date.now() + minutes * 60_000);
  await wants({ quiet: { from: at(-30), until: at(30) } });
  await outside.mail(await hers());
  await passes();
  expect(await mailedKinds()).toEqual([]);
  await wants({ quiet: { from: at(-30), until: at(-10) } });
  expect(await mailedKinds()).toEqual(['enquirer-replied']);
});

it('two messages of theirs are two events; a new due time is another', async () => {
  await wants();
  const id = await hers();
  await outside.mail(id);
  await outside.mail(id, 'And another one.');
  await passes();
  expect(await mailedKinds()).toEqual(['enquirer-replied', 'enquirer-replied']);
  await desk.sql(`update enquiry_work set warn_at = now() where enquiry_id = $1`, id);
  expect(await mailedKinds()).toHaveLength(3);
  await desk.sql(
    `update enquiry_work set due_at = due_at + interval '1 day' where enquiry_id = $1`,
    id,
  );
  expect(await mailedKinds()).toHaveLength(4);
});
