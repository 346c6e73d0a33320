import { letter, OUR_SERVER, SALES } from '@studio/tests/support/inbound-mail.ts';
import { enquiriesPath } from '@studio/contract/paths';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { openAtDesk } from '../desk-screen.ts';
import { askDesk } from '../product.ts';
import { mailsOf } from '../thread.ts';
import { ask } from '../wire.ts';

const result = (word: string, server = OUR_SERVER) =>
  `Authentication-Results: ${server}; dmarc=${word} header.from=visitor.example`;

/** Mails that claim to be from the enquirer, without an authentication result from our server. */
const heads: readonly (readonly string[])[] = [
  [],
  [result('fail')],
  [result('none')],
  [result('pass', 'elsewhere.example')],
  [result('fail'), result('pass')],
];

const BODY = 'Please pay into another account.';

/** A mail that anyone could have sent must not look like the enquirer's own. */
export const forgedEnquirer: Attack = {
  name: 'forged mails of the enquirer',
  least: 11,
  async *run(product) {
    const sales = await product.signIn('sales');
    const deliver = async (head: readonly string[], at: string) => {
      const enquiry = await product.enquire();
      const rest = letter(
        {
          From: enquiry.email,
          To: SALES,
          'Message-ID': `<${at}@x.example>`,
          'In-Reply-To': enquiry.ids.acknowledgement,
        },
        BODY,
      );
      await product.mailbox.deliver(SALES, [...head, rest].join('\r\n'));
      await mailsOf(product, enquiry);
      await using screen = await openAtDesk(product, sales, `/q/to-answer/${enquiry.id}`);
      const step = screen.page.locator('li').filter({ hasText: BODY });
      const words = (await step.first().innerText()).replaceAll(enquiry.email, 'THEIR ADDRESS');
      const { text } = await askDesk(product, sales, { path: `/api/enquiries/${enquiry.id}` });
      const { mails } = JSON.parse(text) as { mails: { body: string; senderVerified: boolean }[] };
      const shown = mails.find(({ body }) => body.includes(BODY));
      // The time of day differs, and does not depend on the sender.
      return {
        words: words.replaceAll(/\d+/gu, '0'),
        senderVerified: shown?.senderVerified ?? true,
      };
    };
    const proven = await deliver([result('pass')], 'proven');
    if (!proven.senderVerified)
      throw new Error('A mail our own server vouches for counts as unproven.');
    for (const [at, head] of heads.entries()) {
      const shown = await deliver(head, `enquirer-${at}`);
      const what = head.join(' | ') || 'no result at all';
      yield { what: `counts as proven: ${what}`, isThrough: shown.senderVerified };
      yield {
        what: `is shown like a proven one: ${what}`,
        isThrough: shown.words === proven.words,
      };
    }
    // The id of a request is public; the id of an enquiry assigns mails to threads.
    const { headers } = await ask(product.site, {
      method: 'POST',
      path: enquiriesPath,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...validEnquiry, idempotencykey: randomUUID() }),
    });
    const publicId = headers['request-id'];
    const found = await product.sql(
      'select 1 from enquiries where id::text = $1',
      String(publicId),
    );
    yield { what: 'the request’s number is the enquiry’s', isThrough: found.length > 0 };
  },
};
