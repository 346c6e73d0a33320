import { randomUUID } from 'node:crypto';
import { letter, SALES } from '@studio/tests/support/inbound-mail.ts';
import { eventually } from '@studio/tests/support/service.ts';
import type { Enquiry, Product } from './product.ts';

export interface StoredMail extends Record<string, unknown> {
  readonly message_id: string;
  readonly direction: 'in' | 'out';
  readonly sender_verified: boolean;
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly { readonly name: string }[];
}

const READ_WITHIN_MS = 60_000;

/** The mails of an enquiry that the inbound mail process stored, after it has read everything delivered so far. */
export async function mailsOf(product: Product, enquiry: Enquiry): Promise<StoredMail[]> {
  // Dovecot may number mails that arrive together in any order, hence the pause.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const last = `${randomUUID()}@x.example`;
  const head = { From: enquiry.email, To: SALES, 'Message-ID': `<${last}>` };
  await product.mailbox.deliver(
    SALES,
    letter({ ...head, 'In-Reply-To': enquiry.ids.acknowledgement }, 'The last one.'),
  );
  return eventually(async () => {
    const mails = await product.sql<StoredMail>(
      'select * from thread_mails where enquiry_id = $1',
      enquiry.id,
    );
    if (!mails.some(({ message_id: id }) => id === last)) throw new Error('Not read yet.');
    return mails.filter(({ message_id: id }) => id !== last);
  }, READ_WITHIN_MS);
}
