import { responseTargetOf } from '@studio/contract/response-target';
import { ownSettings } from '@studio/contract/own-secrets';
import type { ImapFlow } from 'imapflow';
import { readInboundMailConfig } from '@studio/inbound-mail/config.ts';
import { createWork } from '@studio/enquiries/submission/create-work.store.ts';
import { fileFetcher, FILES_SECONDS } from '@studio/mailbox/fetch-files.ts';
import { clamdScanner } from '@studio/platform/files/scan.ts';
import { thumbnails } from '@studio/inbound-mail/thumbnail.ts';
import { repeater } from '@studio/platform/repeat.ts';
import { newClient } from '@studio/mailbox/connection.ts';
import { watchFolder } from '@studio/mailbox/watch-folder.ts';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { expect } from 'vitest';
import { silentLog } from './database.ts';
import { mailServer, type MailServer, type MailServerSettings } from './dovecot.ts';
import { rows, type Rows } from './rows.ts';
import { eventually } from './service.ts';
import { settings } from './settings.ts';

export const SALES = 'sales@company.example';
/** The host name of the mail server in these tests. */
export const OUR_SERVER = 'mail.company.example';

export interface TestEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  /** Message-IDs of our own mails about it. */
  readonly ids: { readonly sales: string; readonly acknowledgement: string };
}

export type KeptFile = Record<string, unknown> & {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly bytes: number;
  readonly sha256: Buffer | null;
  readonly thumbnail: Buffer | null;
  /** All of its pieces; null where none is kept. */
  readonly content: Buffer | null;
};

export interface TestInboundMail extends AsyncDisposable {
  readonly rows: Rows;
  readonly server: MailServer;
  readonly env: Record<string, string>;
  addEnquiry(email?: string): Promise<TestEnquiry>;
  addStaff(email: string): Promise<string>;
  /** Files a sent mail like a mail program. */
  fileInSent(letter: string): Promise<void>;
  fileIn(folder: string, letter: string): Promise<void>;
  open(): void;
  close(): Promise<void>;
  emptyMailbox(): Promise<void>;
  /** The last line of each mail in a folder. */
  bodiesIn(folder: string): Promise<string[]>;
  thread(enquiryId: string): Promise<Record<string, unknown>[]>;
  /** The files of its mails, in the order of each mail. */
  files(enquiryId: string): Promise<KeptFile[]>;
  work(enquiryId: string): Promise<Record<string, unknown>>;
  events(enquiryId: string): Promise<string[]>;
}

export const letter = (
  headers: Readonly<Record<string, string | readonly string[]>>,
  body: string,
): string =>
  [
    ...Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}: ${value}`),
    ),
    '',
    body,
    '',
  ].join('\r\n');

/** Inbound mail in this process, with its own role and a real Dovecot. */
export async function testInboundMail(
  changes: Readonly<Record<string, string>> = {},
  server: MailServerSettings = {},
): Promise<TestInboundMail> {
  const dovecot = await mailServer(server);
  const table = await rows();
  const { pool, db } = table.database;
  const env = settings(table.url, {
    INTAKE_IMAP_URL: dovecot.imapUrl('sales'),
    INTAKE_SALES_TO: SALES,
    INTAKE_AUTHSERV_ID: OUR_SERVER,
    ...changes,
  });
  const config = readInboundMailConfig(ownSettings('inbound-mail', env));
  const responseTarget = responseTargetOf(config.hours);
  async function connected<Result>(act: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    if (!config.mailbox) throw new Error('These settings name no mailbox.');
    const client = newClient(config.mailbox);
    await client.connect();
    try {
      return await act(client);
    } finally {
      client.close();
    }
  }
  let stopping: AbortController | undefined;
  let open: Promise<unknown> = Promise.resolve();
  const room: TestInboundMail = {
    rows: table,
    server: dovecot,
    env,
    async addEnquiry(email = 'asha@menon.example') {
      const id = await table.addEnquiry({
        email,
        received_at: new Date(Date.now() - 4 * 86_400_000),
      });
      const enquiry = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.transaction().execute((trx) => createWork(trx, responseTarget, [enquiry]));
      const own = (purpose: string) => `<${id}.${purpose}@company.example>`;
      const ids = { sales: own('sales'), acknowledgement: own('acknowledgement') };
      return { id, reference: enquiry.reference, email, ids };
    },
    async addStaff(email) {
      const { rows: added } = await pool.query<{ id: string }>(
        `insert into staff (issuer, subject, name, email, roles)
         values ('https://id.company.example', $1, 'Ravi', $1, '{sales}') returning id`,
        [email],
      );
      return added[0]?.id ?? '';
    },
    fileInSent: (text) => dovecot.fileIn('sales', 'Sent', text),
    fileIn: (folder, text) => dovecot.fileIn('sales', folder, text),
    open() {
      const { mailbox } = config;
      if (!mailbox) throw new Error('These settings name no mailbox.');
      const controller = new AbortController();
      stopping = controller;
      const database = openDatabase({
        url: config.mailDatabaseUrl,
        connections: 4,
        statementTimeoutMs: 20_000,
        onIdleError: () => undefined,
      });
      const parts = { db: database.db, responseTarget, settings: mailbox, log: silentLog };
      const { clamdSocket } = config;
      const scan = clamdSocket === undefined ? undefined : clamdScanner(clamdSocket);
      const fetchFiles = fileFetcher({
        ...parts,
        scan,
        thumbnailOf: thumbnails(config.thumbnailSocket),
      });
      const repeated = repeater(silentLog);
      repeated.every(FILES_SECONDS, 'files could not be fetched', fetchFiles);
      open = Promise.all(
        (['inbox', 'sent'] as const).map((folder) => watchFolder(folder, parts, controller.signal)),
      ).then(() => {
        repeated.stop();
        return database.close();
      });
    },
    async close() {
      stopping?.abort();
      await open;
    },
    emptyMailbox: () =>
      connected(async (client) => {
        for (const folder of ['INBOX', 'Sent', 'Trash']) {
          const { exists } = await client.mailboxOpen(folder);
          if (exists > 0) await client.messageDelete('1:*');
        }
      }),
    bodiesIn: (folder) =>
      connected(async (client) => {
        const { exists } = await client.mailboxOpen(folder, { readOnly: true });
        const mails = exists === 0 ? [] : await client.fetchAll('1:*', { source: true });
        return mails.map(
          ({ source }) => source?.toString('utf8').trim().split('\r\n').at(-1) ?? '',
        );
      }),
    thread: (enquiryId) =>
      table.read('select * from thread_mails where enquiry_id = $1 order by at, id', enquiryId),
    files: (enquiryId) =>
      table.read<KeptFile>(
        `select f.id, f.name, f.state, f.bytes, f.sha256, f.thumbnail, (
           select string_agg(piece, '' order by n) from mail_file_pieces p where p.file_id = f.id) as content
         from mail_files f join thread_mails m on m.id = f.mail_id
         where m.enquiry_id = $1 order by m.at, m.id, f.nth`,
        enquiryId,
      ),
    async work(enquiryId) {
      const [row] = await table.read('select * from enquiry_work where enquiry_id = $1', enquiryId);
      return row ?? {};
    },
    async events(enquiryId) {
      const found = await table.read<{ kind: string }>(
        'select kind from enquiry_events where enquiry_id = $1 order by id',
        enquiryId,
      );
      return found.map(({ kind }) => kind);
    },
    async [Symbol.asyncDispose]() {
      await room.close();
      await table[Symbol.asyncDispose]();
      await dovecot[Symbol.asyncDispose]();
    },
  };
  return room;
}

let serial = 0;
export const nextId = (): string => `<${(serial += 1)}@mail.menon.example>`;
export const proven = (domain: string): string => `${OUR_SERVER}; dmarc=pass header.from=${domain}`;

/** Waits until so many mails are in the thread. */
export const threadOf = (room: TestInboundMail, enquiryId: string, count: number) =>
  eventually(async () => {
    const thread = await room.thread(enquiryId);
    expect(thread).toHaveLength(count);
    return thread;
  });

/** Waits for a later mail to be read, so that everything before it has been read too. */
export async function afterEverything(room: TestInboundMail): Promise<void> {
  const other = await room.addEnquiry();
  const reply = { From: other.email, To: SALES, 'Message-ID': nextId() };
  await room.server.deliver(SALES, letter({ ...reply, 'In-Reply-To': other.ids.sales }, 'Last.'));
  await room.fileInSent(
    letter({ From: SALES, To: other.email, 'In-Reply-To': other.ids.sales }, 'Answered.'),
  );
  await threadOf(room, other.id, 2);
}
