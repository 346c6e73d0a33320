import type { FileState } from '@studio/contract/desk/files';
import type { HeldBecause } from '@studio/contract/desk/send-later';
import type { AfterReply } from '@studio/contract/desk/requests.schema';
import type { ColumnType, Generated } from 'kysely';

/** Set by PostgreSQL; code never writes it. */
export type Stamp = ColumnType<Date, never, Date>;

export interface ThreadMailTable {
  id: string;
  /** Null if the mail belongs to no enquiry; `other_id` then names its conversation. */
  enquiry_id: string | null;
  other_id: Generated<string | null>;
  direction: 'out' | 'in';
  kind: 'message' | 'auto-reply' | 'bounce' | 'spam';
  staff_id: string | null;
  message_id: string;
  in_reply_to: string | null;
  subject: string;
  body: string;
  quoted_text: Generated<string>;
  attachments: ColumnType<{ name: string; bytes: number }[], string | undefined, never>;
  copied: ColumnType<
    { name: string; address: string; isOurs: boolean }[],
    string | undefined,
    never
  >;
  at: Date;
  content_hash: Buffer;
  sender: Generated<string>;
  sender_verified: Generated<boolean>;
  is_truncated: Generated<boolean>;
}

/** A conversation in the sales mailbox without an enquiry. */
export interface OtherMailTable {
  id: string;
  name: string;
  sender: string;
  received_at: Date;
  latest_at: Date;
  is_automatic: boolean;
  set_aside_at: Generated<Date | null>;
  set_aside_by: Generated<string | null>;
  kept_at: Stamp;
  purge_after: Date;
}

export interface MailFileTable {
  id: string;
  /** Null while it belongs to a draft. */
  mail_id: string | null;
  nth: number;
  name: string;
  bytes: number;
  state: FileState;
  /** Its place in the mailbox; null for files we sent. */
  account: string | null;
  folder: 'inbox' | 'sent' | null;
  uid_validity: string | null;
  uid: ColumnType<string | null, number | null, number | null>;
  part: string | null;
  draft_enquiry_id: string | null;
  draft_staff_id: string | null;
  /** The file whose content is used. */
  copy_of: string | null;
  since: Stamp;
  next_attempt_at: Generated<Date>;
  sha256: Buffer | null;
  thumbnail: Buffer | null;
}

export interface MailFilePieceTable {
  file_id: string;
  n: number;
  piece: Buffer;
}

export interface MailFolderTable {
  account: string;
  folder: 'inbox' | 'sent';
  uid_validity: string;
  last_uid: ColumnType<string, number, number>;
  read_at: Date | null;
  /** Mails from before it are not listed as other mail. */
  listed_since: Stamp;
}

export interface ReplyTable {
  mail_id: string;
  state: Generated<'accepted' | 'planned'>;
  send_after: Date;
  way: Generated<'reply' | 'forward'>;
  forwarded_to: Generated<string[]>;
  cc: Generated<string[]>;
  bcc: Generated<string[]>;
  refused: Generated<string[]>;
  remind_at: Generated<Date | null>;
}

/** Scheduled replies, written only by functions. */
export interface WaitingReplyTable {
  id: string;
  enquiry_id: string;
  staff_id: string;
  message_id: string;
  subject: string;
  body: string;
  cc: string[];
  bcc: string[];
  copied: ColumnType<{ name: string; address: string; isOurs: boolean }[], never, never>;
  written_at: Stamp;
  send_at: Date;
  becomes: AfterReply;
  remind_days: number | null;
  held_because: HeldBecause | null;
}

export interface SentCopyTable {
  mail_id: string;
  /** Written only by the previous version. */
  mail: Buffer | null;
  sent_at: Stamp;
  next_attempt_at: Date;
  problem: string | null;
}

/** The tables of incoming and outgoing mails, with their files. */
export interface MailTables {
  thread_mails: ThreadMailTable;
  other_mails: OtherMailTable;
  mail_files: MailFileTable;
  mail_file_pieces: MailFilePieceTable;
  mail_folders: MailFolderTable;
  replies: ReplyTable;
  waiting_replies: WaitingReplyTable;
  sent_copies: SentCopyTable;
}
