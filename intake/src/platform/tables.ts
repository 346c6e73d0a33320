import type { Lead } from '@studio/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** PostgreSQL sets it; nobody writes it. */
type Stamp = ColumnType<Date, never, Date>;

export const channelNames = ['smtp', 'emailjs', 'webhook'] as const;
export type ChannelName = (typeof channelNames)[number];

export type LeadState = 'quarantined' | 'accepted' | 'planned';
export type Purpose = 'sales' | 'acknowledgement' | 'confirmation';
export type DeliveryState =
  'pending' | 'sending' | 'delivered' | 'parked' | 'replaced' | 'withheld';
export type AttemptOutcome = 'sent' | 'retry' | 'park' | 'refused' | 'cut-off' | 'withheld';
export type SubscriptionState = 'asked' | 'confirmed' | 'left';

export interface LeadTable extends Lead {
  id: string;
  reference: string;
  submission_key: string | null;
  body_hash: Buffer;
  state: LeadState;
  quarantine_reason: string | null;
  is_probe: boolean;
  from_page: Generated<string>;
  from_service: Generated<string>;
  notice_version: Generated<string>;
  received_at: Generated<Date>;
  purge_after: Date;
}

export interface DeliveryTable {
  id: Generated<string>;
  lead_id: string | null;
  subscription_id: string | null;
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
  stands_in_for: string | null;
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
  sentence: string;
  since: ColumnType<Date | null, Date | undefined, never>;
  raised_at: Stamp;
  cleared_at: Date | null;
  told_at: Date | null;
  all_clear_told_at: Date | null;
}

export interface HeartbeatTable {
  process: string;
  beat_at: Stamp;
}

export interface SubscriptionTable {
  id: string;
  name: string;
  email: string;
  state: SubscriptionState;
  asked_at: Generated<Date>;
  confirmed_at: Date | null;
  left_at: Date | null;
}

export interface Tables {
  leads: LeadTable;
  deliveries: DeliveryTable;
  attempts: AttemptTable;
  alarms: AlarmTable;
  heartbeats: HeartbeatTable;
  subscriptions: SubscriptionTable;
}

export type LeadRow = Selectable<LeadTable>;
export type AlarmRow = Selectable<AlarmTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
