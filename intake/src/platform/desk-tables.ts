import type { Role } from '@old/contract/desk/roles';
import type { CloseReason, WorkState } from '@old/contract/desk/work';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Stamp = ColumnType<Date, never, Date>;

export interface StaffTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  roles: Role[];
  signed_in_at: Stamp;
  disabled_at: Date | null;
}

export interface SignInTable {
  id_hash: Buffer;
  state: string;
  nonce: string;
  verifier: string;
  return_to: string;
  began_at: Stamp;
}

export interface SessionTable {
  id: Generated<string>;
  staff_id: string;
  id_hash: Buffer;
  former_hash: Buffer | null;
  changed_at: Stamp;
  taken_up_at: Date | null;
  began_at: Stamp;
  seen_at: Stamp;
  ends_at: Date;
  agent: string;
}

export interface DeskLeadTable {
  lead_id: string;
  received_at: Date;
  version: number;
  state: WorkState;
  owner_id: string | null;
  close_reason: CloseReason | null;
  snoozed_until: Date | null;
  warn_at: Date;
  due_at: Date;
  first_opened_at: Date | null;
  first_answered_at: Date | null;
  asked_again_at: Date | null;
  first_due_at: Date | null;
  person: Buffer;
  company: Buffer;
  country: string;
}

export interface DeskEventTable {
  id: Generated<string>;
  lead_id: string;
  at: Generated<Date>;
  kind: string;
  staff_id: string | null;
  version: number | null;
  data: ColumnType<Record<string, unknown>, string | undefined, never>;
}

export interface DeskNoteTable {
  id: string;
  lead_id: string;
  staff_id: string | null;
  text: string;
  written_at: Stamp;
}

export interface ThreadMailTable {
  id: string;
  lead_id: string;
  direction: 'out' | 'in';
  nature: 'message' | 'auto-reply' | 'bounce' | 'spam';
  staff_id: string | null;
  message_id: string;
  in_reply_to: string | null;
  subject: string;
  body: string;
  folded: Generated<string>;
  attachments: ColumnType<{ name: string; bytes: number }[], string | undefined, never>;
  at: Date;
  body_hash: Buffer;
  sender: Generated<string>;
  is_proven: Generated<boolean>;
  is_cut: Generated<boolean>;
}

export interface MailFolderTable {
  account: string;
  folder: 'inbox' | 'sent';
  uid_validity: string;
  last_uid: ColumnType<string, number, number>;
  read_at: Date | null;
}

export interface DeskReplyTable {
  mail_id: string;
  state: Generated<'accepted' | 'planned'>;
  send_after: Date;
}

export interface SentCopyTable {
  mail_id: string;
  mail: Buffer;
  sent_at: Stamp;
  look_after: Date;
  problem: string | null;
}

export interface DeskDraftTable {
  lead_id: string;
  staff_id: string;
  what: 'reply' | 'note';
  text: string;
  written_at: Date;
}

export interface DeskWriterTable {
  lead_id: string;
  staff_id: string;
  until: Date;
}

export interface LeadSearchTable {
  lead_id: string;
  received_at: Date;
  /** A tsvector, which nobody reads. */
  words: string;
}

/** The tables of the desk. The worker writes a row when an enquiry is planned; the rest is the desk's. */
export interface DeskTables {
  staff: StaffTable;
  sign_ins: SignInTable;
  desk_sessions: SessionTable;
  desk_leads: DeskLeadTable;
  desk_events: DeskEventTable;
  desk_notes: DeskNoteTable;
  thread_mails: ThreadMailTable;
  mail_folders: MailFolderTable;
  desk_replies: DeskReplyTable;
  sent_copies: SentCopyTable;
  desk_drafts: DeskDraftTable;
  desk_writers: DeskWriterTable;
  lead_search: LeadSearchTable;
}

export type DeskLeadRow = Selectable<DeskLeadTable>;

/** Whoever listens is told that something is new; what it is stands in `desk_events`. */
export const DESK_CHANNEL = 'desk';
