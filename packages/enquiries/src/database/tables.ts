import type { Enquiry } from '@studio/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { DeskTables } from './desk-tables.ts';
import type { Stamp } from './mail-tables.ts';

/** Each webhook has its own deliveries and queue, so that a failing one does not delay the others. */
export const webhookNames = ['webhook', 'webhook-2', 'webhook-3', 'webhook-4'] as const;
export type WebhookName = (typeof webhookNames)[number];
export const channelNames = ['smtp', 'emailjs', ...webhookNames] as const;
export type ChannelName = (typeof channelNames)[number];

/** The kinds of channels that received copies. People need not know how many webhooks there are. */
export const channelKindsOf = (
  channels: readonly ChannelName[],
): ('smtp' | 'emailjs' | 'webhook')[] => [
  ...new Set(
    channels.map((name) => (name === 'smtp' || name === 'emailjs' ? name : ('webhook' as const))),
  ),
];

export type EnquiryState = 'held' | 'accepted' | 'planned';
/**
 * message: the enquirer added or withdrew something. erasure, answered: the event itself. outcome: the enquiry was
 * won or lost, or no longer is. reply: a colleague answered from the desk.
 */
export type Purpose =
  | 'sales'
  | 'acknowledgement'
  | 'confirmation'
  | 'message'
  | 'erasure'
  | 'answered'
  | 'reply'
  | 'outcome'
  | 'notice';
export type DeliveryState =
  | 'pending'
  | 'sending'
  | 'delivered'
  | 'failed'
  | 'replaced'
  | 'suppressed';
export type AttemptOutcome = 'sent' | 'retry' | 'failed' | 'refused' | 'interrupted' | 'suppressed';
export type MessageKind = 'addition' | 'withdrawal';
export type AuditActor = 'operator' | 'enquirer' | 'worker' | 'desk';
export type AuditAction = 'viewed' | 'changed' | 'exported' | 'erased';
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

export interface EnquiryTable extends Enquiry {
  id: string;
  reference: string;
  idempotency_key: string | null;
  content_hash: Buffer;
  state: EnquiryState;
  held_reason: string | null;
  /** When a mail to sales counted it among the held ones. */
  held_told_at: Date | null;
  is_probe: boolean;
  from_page: Generated<string>;
  from_service: Generated<string>;
  notice_version: Generated<string>;
  /** As stored on arrival: parse it with `readAnswers`, which knows every version of sheets. */
  sheet: ColumnType<unknown, never, never>;
  from_language: Generated<string>;
  from_time_zone: Generated<string>;
  received_at: Generated<Date>;
  purge_after: Date;
  first_read_at: Date | null;
  answered_at: Date | null;
  withdrawn_at: Date | null;
}

export interface DeliveryTable {
  id: Generated<string>;
  enquiry_id: string | null;
  subscription_id: string | null;
  addition_id: string | null;
  erasure_id: string | null;
  reply_id: string | null;
  event_id: string | null;
  notice_id: string | null;
  purpose: Purpose;
  channel: ChannelName;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  created_at: Stamp;
  first_attempt_at: Date | null;
  next_attempt_at: Generated<Date>;
  not_before: Date | null;
  sending_since: Date | null;
  delivered_at: Date | null;
  problem: string | null;
  fallback_for: string | null;
}

export interface AttemptTable {
  id: Generated<string>;
  delivery_id: string;
  started_at: Stamp;
  finished_at: Date | null;
  outcome: AttemptOutcome | null;
  status: number | null;
  problem: string | null;
}

export interface AlarmTable {
  id: Generated<string>;
  kind: string;
  subject: string;
  message: string;
  since: ColumnType<Date | null, Date | undefined, never>;
  raised_at: Stamp;
  resolved_at: Date | null;
  notified_at: Date | null;
  resolved_notified_at: Date | null;
}

export interface HeartbeatTable {
  process: string;
  last_seen_at: Stamp;
}

export interface SubscriptionTable {
  id: string;
  name: string;
  email: string;
  state: SubscriptionState;
  requested_at: Generated<Date>;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

export interface EnquiryLinkTable {
  key_hash: Buffer;
  enquiry_id: string;
  person_key: Buffer;
  created_at: Stamp;
  expires_at: Date;
}

export interface EnquiryAdditionTable {
  id: string;
  enquiry_id: string;
  kind: MessageKind;
  body: string;
  state: Generated<'accepted' | 'planned'>;
  received_at: Stamp;
}

export interface ErasureTable {
  id: string;
  enquiry_id: string;
  reference: string;
  state: Generated<'accepted' | 'planned'>;
  erased_at: Stamp;
}

/** Erased rows of `subscriptions` and `other_mails`. */
export interface ErasedOtherTable {
  id: string;
  erased_at: Stamp;
}

/** Written by `request_mails_erasure`. */
export interface MailboxErasureTable {
  id: string;
  requested_at: Stamp;
  email: string | null;
  sent_message_ids: string[];
  /** `sender` is a hash; a reply written at the desk has none. */
  mails: ColumnType<{ id: string; sender?: string; at: string }[], never, string>;
  next_attempt_at: Date;
  moved: number;
  problem: string | null;
  done_at: Date | null;
}

/** A mail of a listing. A UID identifies a mail in its folder while the folder's UIDVALIDITY is the same. */
export interface MailInFolder {
  key: number;
  folder: 'inbox' | 'sent';
  validity: string;
  uid: number;
  at: string;
  from: string;
  to: string;
  subject: string;
}

/** Requested and confirmed by functions. */
export interface MailboxListingTable {
  id: string;
  requested_at: Stamp;
  requested_by: string | null;
  email: string | null;
  next_attempt_at: Date;
  listed_at: Date | null;
  mails: ColumnType<MailInFolder[], never, string>;
  confirmed_at: Date | null;
  chosen: number[];
  moved: number;
  missing: number;
  unlisted: ColumnType<MailInFolder[], never, string>;
  problem: string | null;
  done_at: Date | null;
}

/** Written only by `append_audit_entry`. */
export interface AuditLogTable {
  seq: ColumnType<string, never, never>;
  at: ColumnType<Date, never, never>;
  actor: ColumnType<AuditActor, never, never>;
  actor_key: ColumnType<Buffer | null, never, never>;
  action: ColumnType<AuditAction, never, never>;
  detail: ColumnType<string, never, never>;
  enquiry_id: ColumnType<string | null, never, never>;
  reference: ColumnType<string | null, never, never>;
  person_key: ColumnType<Buffer | null, never, never>;
  hash: ColumnType<Buffer, never, never>;
}

export interface Tables extends DeskTables {
  enquiries: EnquiryTable;
  deliveries: DeliveryTable;
  delivery_attempts: AttemptTable;
  alarms: AlarmTable;
  heartbeats: HeartbeatTable;
  subscriptions: SubscriptionTable;
  enquiry_links: EnquiryLinkTable;
  enquiry_additions: EnquiryAdditionTable;
  erasures: ErasureTable;
  erased_others: ErasedOtherTable;
  mailbox_erasures: MailboxErasureTable;
  mailbox_listings: MailboxListingTable;
  audit_log: AuditLogTable;
}

export type StoredEnquiry = Selectable<EnquiryTable>;
export type AlarmRow = Selectable<AlarmTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
