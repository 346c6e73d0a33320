import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { reminderAt } from '@studio/contract/desk/reminder';
import { responseTargetOf } from '@studio/contract/response-target';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { enquirer } from '@studio/enquiries/enquirer/enquirer.store.ts';
import { indexWords } from '@studio/enquiries/search/index-words.store.ts';
import { dueReplies, sendWaiting } from '@studio/enquiries/replies/waiting-reply.store.ts';
import { reassignAbsentWork } from '@studio/enquiries/work/absence.store.ts';
import { decideNotices } from '@studio/enquiries/notices/owner-notice.store.ts';
import { returnPutOff } from '@studio/enquiries/work/put-off.store.ts';
import { remindOwners } from '@studio/enquiries/work/remind.store.ts';
import { storeMail, type ThreadMail } from '@studio/mailbox/store-mail.store.ts';
import { silentLog } from '@studio/tests/support/database.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import type { TestDesk } from './desk.ts';

/** Events from outside the desk, each by its own process with the rights of its role. */
export interface Outside extends AsyncDisposable {
  /** They send a mail. */
  mail(id: string, words?: string, senderVerified?: boolean, file?: string): Promise<void>;
  /** They write on their own page. */
  add(id: string, words?: string, form?: string): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** They open their own page. */
  look(id: string): Promise<void>;
  erase(id: string): Promise<void>;
  /** The worker brings back enquiries that were put off until now. */
  bringBack(): Promise<void>;
  /** The worker sends reminders of silent enquirers. */
  remind(): Promise<void>;
  /** The worker sends scheduled replies that are due. */
  sendDue(): Promise<void>;
  /** The worker hands on the work of colleagues who are away. */
  handOn(): Promise<void>;
  /** The worker mails owners their notices. */
  notifyOwners(): Promise<void>;
  /** The worker indexes changed enquiries for the search. */
  index(): Promise<void>;
}

const openAs = (desk: TestDesk, role: 'intake_api' | 'intake_mail' | 'intake_worker') =>
  openDatabase({
    url: asRole(desk.database.url, role),
    connections: 2,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });

export async function outsideOf(desk: TestDesk): Promise<Outside> {
  const [api, room, worker] = [
    openAs(desk, 'intake_api'),
    openAs(desk, 'intake_mail'),
    openAs(desk, 'intake_worker'),
  ];
  const queue = await openQueue(api, 'producer', silentLog);
  const responseTarget = responseTargetOf(desk.config.hours);
  const page = enquirer(api.db, queue, responseTarget);

  /** The key in the link of the acknowledgement. */
  async function keyOf(id: string): Promise<Buffer> {
    const key = randomBytes(32);
    await desk.sql(
      `insert into enquiry_links (key_hash, enquiry_id, person_key, expires_at)
       values ($1, $2, 'x', now() + interval '1 day')`,
      createHash('sha256').update(key).digest(),
      id,
    );
    return key;
  }

  return {
    async mail(id, words = 'One more thing.', senderVerified = true, file = '') {
      const [enquiry] = await desk.sql<{ email: string }>(
        'select email from enquiries where id = $1',
        id,
      );
      const mail: ThreadMail = {
        enquiryId: id,
        kind: 'message',
        sender: {
          direction: 'in',
          staffId: null,
          address: enquiry?.email ?? '',
          senderVerified,
          isPretender: false,
        },
        messageId: `${randomUUID()}@menon.example`,
        inReplyTo: null,
        at: new Date(),
        bounce: undefined,
        subject: 'Re: Looms',
        senderName: '',
        body: words,
        quotedText: '',
        attachments: file === '' ? [] : [{ name: file, bytes: 1_024, part: '2' }],
        copied: [],
        isTruncated: false,
        contentHash: createHash('sha256').update(words).digest(),
      };
      const place = { account: 'sales', folder: 'inbox', uidValidity: '1', uid: 1 } as const;
      await storeMail(room.db, responseTarget, mail, place, () => false);
    },
    async add(id, words = 'One more thing.', form = randomUUID()) {
      await page.say(await keyOf(id), form, 'addition', words);
    },
    async withdraw(id) {
      await page.say(await keyOf(id), randomUUID(), 'withdrawal', '');
    },
    async look(id) {
      await page.open(await keyOf(id), 'viewed', 'own page');
    },
    async erase(id) {
      await page.erase(await keyOf(id));
    },
    bringBack: () => returnPutOff(worker.db),
    remind: () => remindOwners(worker.db),
    handOn: () => reassignAbsentWork(worker.db, desk.config.hours.zone),
    async notifyOwners() {
      await worker.db.transaction().execute((trx) => decideNotices(trx, desk.config.hours));
    },
    async sendDue() {
      const parts = {
        responseTarget,
        reminderAt: (from: Date, days: number) => reminderAt(desk.config.hours, from, days),
      };
      for (const reply of await dueReplies(worker.db))
        await worker.db.transaction().execute((trx) => sendWaiting(trx, parts, reply));
    },
    async index() {
      while ((await indexWords(worker.db)) > 0);
    },
    async [Symbol.asyncDispose]() {
      await queue.stop();
      for (const one of [api, room, worker]) await one.close();
    },
  };
}
