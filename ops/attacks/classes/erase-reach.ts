import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { letter, SALES } from '@studio/tests/support/inbound-mail.ts';
import { eventually } from '@studio/tests/support/service.ts';
import type { Attack } from '../attack.ts';
import { eraseOnOwnPage } from '../own-page.ts';
import type { Enquiry, Product } from '../product.ts';

const OTHER = 'buyer@other-client.example';

/** Mails that name the enquirer but do not belong to the enquiry; the body says which. */
const others: readonly {
  readonly folder: 'INBOX' | 'Sent';
  readonly body: string;
  readonly heads: (email: string) => Readonly<Record<string, string>>;
}[] = [
  { folder: 'INBOX', body: 'their contract', heads: (email) => ({ From: email, To: SALES }) },
  {
    folder: 'INBOX',
    body: 'their older letter',
    heads: (email) => ({ From: `X <${email.toUpperCase()}>`, To: SALES }),
  },
  {
    folder: 'INBOX',
    body: 'another client, with them in copy',
    heads: (email) => ({ From: OTHER, To: SALES, Cc: email }),
  },
  {
    folder: 'INBOX',
    body: 'another client, to both',
    heads: (email) => ({ From: OTHER, To: `${SALES}, ${email}` }),
  },
  {
    folder: 'INBOX',
    body: 'with their address to reply to',
    heads: (email) => ({ From: OTHER, To: SALES, 'Reply-To': email }),
  },
  { folder: 'Sent', body: 'our notice to them', heads: (email) => ({ From: SALES, To: email }) },
  {
    folder: 'Sent',
    body: 'ours, with them in blind copy',
    heads: (email) => ({ From: SALES, To: OTHER, Bcc: email }),
  },
  {
    folder: 'Sent',
    body: 'ours to another client, with them in copy',
    heads: (email) => ({ From: SALES, To: OTHER, Cc: email }),
  },
];

/** All mails of a mailbox folder, as stored on the server's disk. */
function mailsIn(product: Product, folder: 'INBOX' | 'Sent' | 'Trash'): string {
  const home = join(
    product.mailbox.homeOf('sales'),
    'mail',
    folder === 'INBOX' ? '' : `.${folder}`,
  );
  return ['new', 'cur']
    .flatMap((part) => readdirSync(join(home, part)).map((name) => join(home, part, name)))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

async function fill(product: Product, { email, ids }: Enquiry): Promise<void> {
  for (const [at, { folder, body, heads }] of others.entries()) {
    const mail = letter({ 'Message-ID': `<${at}.${email}>`, ...heads(email) }, `${body} ${email}`);
    if (folder === 'Sent') await product.mailbox.fileIn('sales', 'Sent', mail);
    else await product.mailbox.deliver(SALES, mail);
  }
  const own = { From: email, To: SALES, 'Message-ID': `<own.${email}>` };
  await product.mailbox.deliver(
    SALES,
    letter({ ...own, 'In-Reply-To': ids.acknowledgement }, `of the thread ${email}`),
  );
}

/** An erasure from the enquirer's own page must not remove other people's mails. */
export const eraseReach: Attack = {
  name: 'erasing other people’s mails',
  least: 8,
  async *run(product) {
    const enquiry = await product.enquire();
    await fill(product, enquiry);
    await eventually(async () => {
      const found = await product.sql(
        'select 1 from thread_mails where enquiry_id = $1',
        enquiry.id,
      );
      if (found.length === 0) throw new Error('The thread was not read.');
    }, 60_000);
    await eraseOnOwnPage(product, enquiry.link);
    await eventually(() => {
      const isMoved = mailsIn(product, 'Trash').includes(`of the thread ${enquiry.email}`);
      if (!isMoved) throw new Error('The enquiry’s own mail was not moved to the trash.');
    }, 120_000);
    for (const { folder, body } of others) {
      // A mail may be renamed while the folder is read, so a failed read is repeated.
      const mails = await eventually(() => mailsIn(product, folder), 10_000);
      const isThere = mails.includes(`${body} ${enquiry.email}`);
      yield { what: `${folder}: ${body}`, isThrough: !isThere };
    }
  },
};
