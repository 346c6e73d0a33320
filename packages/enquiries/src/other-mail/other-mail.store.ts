import type { Page } from '@studio/contract/desk/responses';
import type { OtherMail, OtherMailDetail } from '@studio/contract/desk/other-mail';
import type { OtherMailList } from '@studio/contract/desk/queues';
import type { Db } from '#database/db.ts';
import { inOtherMail } from '#database/queue-rules.ts';
import { sql } from 'kysely';
import { microseconds, momentOf, writeCursor, type Cursor } from '#work/cursor.ts';
import { by } from '#work/event-row.ts';
import { PAGE_SIZE } from '#work/queue.store.ts';

const OPENING = 300;

type Row = Omit<OtherMail, 'receivedAt' | 'latestAt' | 'keptUntil'> & {
  readonly receivedAt: Date;
  readonly latestAt: Date;
  readonly keptUntil: Date;
  readonly latest: string;
};

/** The latest come first. */
export async function readOtherMail(
  db: Db,
  list: OtherMailList,
  cursor: Cursor | undefined,
): Promise<Page<OtherMail>> {
  const place = cursor
    ? sql`(o.latest_at, o.id) < (${momentOf(cursor[0])}, ${cursor.at(-1)}::uuid)`
    : sql`true`;
  const { rows } = await sql<Row>`
    select o.id, o.name, o.sender, m.sender_verified as "senderVerified", m.subject,
      left(m.body, ${OPENING}::int) as opening, o.received_at as "receivedAt", o.latest_at as "latestAt",
      o.purge_after as "keptUntil", ${microseconds('o.latest_at')} as latest, all_mails.mails,
      all_mails.files, all_mails."isAnswered", ${by} as "setAsideBy"
    from other_mails o
      left join staff s on s.id = o.set_aside_by
      join lateral (select sender_verified, subject, body from thread_mails
        where other_id = o.id and direction = 'in' order by at, id limit 1) as m on true
      join lateral (select count(*)::int as mails, bool_or(direction = 'out') as "isAnswered",
          coalesce(sum(jsonb_array_length(attachments)), 0)::int as files
        from thread_mails where other_id = o.id) as all_mails on true
    where ${inOtherMail(list)} and ${place}
    order by o.latest_at desc, o.id desc limit ${PAGE_SIZE + 1}
  `.execute(db);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ latest: _latest, ...row }) => ({
      ...row,
      receivedAt: row.receivedAt.toISOString(),
      latestAt: row.latestAt.toISOString(),
      keptUntil: row.keptUntil.toISOString(),
    })),
    next: rows.length > PAGE_SIZE && last ? writeCursor([last.latest, last.id]) : null,
  };
}

type MailRow = Omit<OtherMailDetail['mails'][number], 'at'> & { readonly at: Date };

/** The mails of a conversation and whose they are; undefined if it was deleted or has become an enquiry. */
export async function readConversation(
  db: Db,
  id: string,
): Promise<(OtherMailDetail & { readonly sender: string }) | undefined> {
  const other = await db
    .selectFrom('other_mails')
    .select('sender')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!other) return undefined;
  const { rows } = await sql<MailRow>`
    select m.id, m.direction, m.kind, m.at, m.subject, m.body, m.quoted_text as "quotedText", m.attachments, m.copied, ${by} as by,
      m.sender, m.sender_verified as "senderVerified", m.is_truncated as "isTruncated"
    from thread_mails m left join staff s on s.id = m.staff_id
    where m.other_id = ${id} order by m.at, m.id
  `.execute(db);
  return {
    sender: other.sender,
    mails: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
