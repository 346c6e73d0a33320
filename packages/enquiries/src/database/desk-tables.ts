import type { NoticeKind } from '@studio/contract/desk/notices';
import type { ListFilters } from '@studio/contract/desk/list-filters';
import type { Decided, Value } from '@studio/contract/desk/outcome';
import type { QueueName } from '@studio/contract/desk/queues';
import type { Role } from '@studio/contract/desk/roles';
import type { TemplateChangeKind } from '@studio/contract/desk/templates';
import type { CloseReason, WorkState } from '@studio/contract/desk/work';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MailTables, Stamp } from './mail-tables.ts';

export interface StaffTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  roles: Role[];
  signed_in_at: Stamp;
  disabled_at: Date | null;
  signature: Generated<string>;
}

/** The service that a session or a sign-in belongs to. */
export type Audience = 'desk' | 'editor';

export interface SignInTable {
  id_hash: Buffer;
  state: string;
  nonce: string;
  verifier: string;
  return_to: string;
  audience: Audience;
  started_at: Stamp;
}

export interface SessionTable {
  id: Generated<string>;
  staff_id: string;
  id_hash: Buffer;
  previous_hash: Buffer | null;
  changed_at: Stamp;
  rotation_confirmed_at: Date | null;
  started_at: Stamp;
  last_seen_at: Stamp;
  ends_at: Date;
  user_agent: string;
  /** A function of the database makes sessions of the editor. */
  audience: ColumnType<Audience, never, never>;
}

export interface EnquiryWorkTable {
  enquiry_id: string;
  received_at: Date;
  version: number;
  state: WorkState;
  owner_id: string | null;
  close_reason: CloseReason | null;
  /** These three are written by a trigger. A bigint is returned as text. */
  close_why: ColumnType<string | null, never, never>;
  close_amount: ColumnType<string | number | null, never, never>;
  close_currency: ColumnType<Value['currency'] | null, never, never>;
  put_off_until: Date | null;
  warn_at: Date;
  due_at: Date;
  first_opened_at: Date | null;
  first_answered_at: Date | null;
  owed_since: Date | null;
  first_due_at: Date | null;
  unread_since: Date | null;
  /** 1970 if it was closed before this column existed. */
  state_since: Generated<Date>;
  remind_at: Generated<Date | null>;
  is_reminded: Generated<boolean>;
  /** The enquiry that this one was merged into. */
  merged_into: Generated<string | null>;
  person_hash: Buffer;
  company_hash: Buffer;
  country: string;
}

export interface EnquiryEventTable {
  id: Generated<string>;
  enquiry_id: string;
  at: Generated<Date>;
  kind: string;
  staff_id: string | null;
  version: number | null;
  data: ColumnType<Record<string, unknown>, string | undefined, never>;
}

export interface EnquiryNoteTable {
  id: string;
  enquiry_id: string;
  staff_id: string | null;
  text: string;
  written_at: Stamp;
}

export interface DraftTable {
  enquiry_id: string;
  staff_id: string;
  kind: 'reply' | 'note';
  text: string;
  written_at: Date;
}

export interface ReplyPresenceTable {
  enquiry_id: string;
  staff_id: string;
  expires_at: Date;
}

export interface EnquirySearchTable {
  enquiry_id: string;
  received_at: Date;
  /** A tsvector, which code never reads. */
  search_vector: string;
}

/** Enquiries whose search words are out of date: written by triggers. */
export interface SearchDueTable {
  enquiry_id: string;
  since: ColumnType<Date, never, never>;
}

export interface AbsenceTable {
  staff_id: string;
  first_day: ColumnType<string, string, string>;
  last_day: ColumnType<string, string, string>;
  hand_to: string | null;
  noted_by: string | null;
  noted_at: Stamp;
}

export interface NoticeSettingsTable {
  staff_id: string;
  wants: ColumnType<unknown, string, string>;
}

export interface OwnerNoticeTable {
  id: Generated<string>;
  enquiry_id: string;
  kind: NoticeKind;
  event: string;
  staff_id: string;
  decided_at: Stamp;
  is_mailed: boolean;
}

export interface CloseReasonTable {
  outcome: Decided;
  words: string;
  place: number;
}

/** Rows are added by `change_reply_template`. */
export interface ReplyTemplateChangeTable {
  id: ColumnType<string, never, never>;
  template: ColumnType<string, never, never>;
  kind: ColumnType<TemplateChangeKind, never, never>;
  language: ColumnType<string | null, never, never>;
  name: ColumnType<string | null, never, never>;
  text: ColumnType<string | null, never, never>;
  staff_id: ColumnType<string | null, never, never>;
  at: ColumnType<Date, never, never>;
}

export interface LabelTable {
  id: Generated<string>;
  name: string;
  retired_at: Date | null;
}

/** Written by `set_label`. */
export interface EnquiryLabelTable {
  enquiry_id: ColumnType<string, never, never>;
  label_id: ColumnType<string, never, never>;
}

export interface SavedViewTable {
  id: Generated<string>;
  staff_id: string;
  name: string;
  is_shared: boolean;
  queue: QueueName;
  filters: ColumnType<ListFilters, string, never>;
}

/** Rows are made by a trigger. */
export interface OutcomeNewsTable {
  enquiry_id: ColumnType<string, never, never>;
  next_attempt_at: ColumnType<Date | null, never, null>;
  notified_event: ColumnType<string | null, never, string | null>;
}

/** The tables of the desk. The worker writes a row when an enquiry is planned; the rest is the desk's. */
export interface DeskTables extends MailTables {
  staff: StaffTable;
  sign_ins: SignInTable;
  staff_sessions: SessionTable;
  enquiry_work: EnquiryWorkTable;
  enquiry_events: EnquiryEventTable;
  enquiry_notes: EnquiryNoteTable;
  drafts: DraftTable;
  reply_presence: ReplyPresenceTable;
  enquiry_search: EnquirySearchTable;
  search_due: SearchDueTable;
  absences: AbsenceTable;
  notice_settings: NoticeSettingsTable;
  owner_notices: OwnerNoticeTable;
  close_reasons: CloseReasonTable;
  reply_template_changes: ReplyTemplateChangeTable;
  outcome_news: OutcomeNewsTable;
  labels: LabelTable;
  enquiry_labels: EnquiryLabelTable;
  saved_views: SavedViewTable;
}

export type EnquiryWorkRow = Selectable<EnquiryWorkTable>;

/** Notifies listeners that something is new; `enquiry_events` says what. */
export const DESK_CHANNEL = 'desk';
