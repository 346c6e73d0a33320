import { promises } from '@old/contract/promise';
import { readConfig } from '#config.ts';
import { enterAtDesk } from '#leads/desk-entry.store.ts';
import { watchFolder } from '#mailbox/watch-folder.ts';
import { openDatabase } from '#platform/db.ts';
import { silentLog } from './database.ts';
import { mailServer, type MailServer, type MailServerSettings } from './dovecot.ts';
import { rows, type Rows } from './rows.ts';
import { asRole, settings } from './settings.ts';

export const SALES = 'sales@company.example';
/** How the mail server of these tests names itself. */
export const OUR_SERVER = 'mail.company.example';

export interface TestEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  /** Message-IDs of our own mails about it. */
  readonly ids: { readonly sales: string; readonly acknowledgement: string };
}

export interface TestRoom extends AsyncDisposable {
  readonly rows: Rows;
  readonly server: MailServer;
  readonly env: Record<string, string>;
  addEnquiry(email?: string): Promise<TestEnquiry>;
  addStaff(email: string): Promise<string>;
  /** As a mail program does that has sent something. */
  fileInSent(letter: string): Promise<void>;
  fileIn(folder: string, letter: string): Promise<void>;
  open(): void;
  close(): Promise<void>;
  thread(leadId: string): Promise<Record<string, unknown>[]>;
  work(leadId: string): Promise<Record<string, unknown>>;
  events(leadId: string): Promise<string[]>;
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

/** The mail room in this process, with its own role, beside a real Dovecot. */
export async function testRoom(
  changes: Readonly<Record<string, string>> = {},
  server: MailServerSettings = {},
): Promise<TestRoom> {
  const dovecot = await mailServer(server);
  const table = await rows();
  const { pool, db } = table.database;
  const env = settings(table.url, {
    INTAKE_IMAP_URL: dovecot.imapUrl('sales'),
    INTAKE_MAIL_DATABASE_URL: asRole(table.url, 'intake_mail'),
    INTAKE_SALES_TO: SALES,
    INTAKE_AUTHSERV_ID: OUR_SERVER,
    ...changes,
  });
  const config = readConfig(env);
  const promised = promises(config.hours);
  let stopping: AbortController | undefined;
  let open: Promise<unknown> = Promise.resolve();
  const room: TestRoom = {
    rows: table,
    server: dovecot,
    env,
    async addEnquiry(email = 'asha@menon.example') {
      const id = await table.addLead({ email, received_at: new Date(Date.now() - 4 * 86_400_000) });
      const lead = await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.transaction().execute((trx) => enterAtDesk(trx, promised, [lead]));
      const own = (purpose: string) => `<${id}.${purpose}@company.example>`;
      const ids = { sales: own('sales'), acknowledgement: own('acknowledgement') };
      return { id, reference: lead.reference, email, ids };
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
      const parts = { db: database.db, promised, settings: mailbox, log: silentLog };
      open = Promise.all(
        (['inbox', 'sent'] as const).map((folder) => watchFolder(folder, parts, controller.signal)),
      ).then(() => database.close());
    },
    async close() {
      stopping?.abort();
      await open;
    },
    thread: (leadId) =>
      table.read('select * from thread_mails where lead_id = $1 order by at, id', leadId),
    async work(leadId) {
      const [row] = await table.read('select * from desk_leads where lead_id = $1', leadId);
      return row ?? {};
    },
    async events(leadId) {
      const found = await table.read<{ kind: string }>(
        'select kind from desk_events where lead_id = $1 order by id',
        leadId,
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
