import { HOSTILE_WAYS, hostileMail } from '@studio/tests/support/hostile-mails.ts';
import { SALES } from '@studio/tests/support/inbound-mail.ts';
import type { Attack } from '../attack.ts';
import { mailsOf, type StoredMail } from '../thread.ts';

/** Control characters that hide or reorder text, except line ends and tabs. */
const HIDDEN = /[^\P{Cc}\n\t]/u;
const HIDDEN_IN_NAMES = /[\p{Cc}\u202A-\u202E\u2066-\u2069/\\]/u;

const isUnsafe = ({ subject, body, attachments }: StoredMail): boolean =>
  HIDDEN.test(`${subject}${body}`) ||
  HIDDEN_IN_NAMES.test(attachments.map(({ name }) => name).join(''));

/** Mails made to crash or control the program that reads them. */
export const hostileMime: Attack = {
  name: 'hostile MIME',
  least: 39,
  async *run(product) {
    const enquiry = await product.enquire();
    for (let at = 0; at < HOSTILE_WAYS; at += 1) {
      // The mail server may refuse some of them.
      await product.mailbox.deliver(SALES, hostileMail(enquiry, at)).catch(() => undefined);
      yield {
        what: `mail ${at} ended the inbound mail process`,
        isThrough: product.inboundMail.child.exitCode !== null,
      };
    }
    for (const mail of await mailsOf(product, enquiry)) {
      const what = `${mail.message_id} was obeyed or keeps hidden signs`;
      yield { what, isThrough: mail.direction === 'out' || isUnsafe(mail) };
    }
    const [work] = await product.sql<{ version: number; state: string }>(
      'select version, state from enquiry_work where enquiry_id = $1',
      enquiry.id,
    );
    yield { what: 'the enquiry was moved', isThrough: work?.state !== 'to-answer' };
  },
};
