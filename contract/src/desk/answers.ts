import type { Lead, LeadOrigin } from '../index.ts';
import type { ClockState } from '../promise.ts';
import type { WorkingHours } from '../working-hours.schema.ts';
import type { Drafts, MailSeen } from './mails.ts';
import type { Colleague } from './staff.ts';
import type { Change, Work } from './work.ts';

/** What the desk's service answers with. */

/** By whose clock and calendar everything is counted. */
export interface Office {
  readonly hours: WorkingHours;
  /** What the service's clock shows. */
  readonly now: string;
}

export interface ClockSeen {
  readonly state: ClockState;
  readonly usedMs: number;
  readonly leftMs: number;
}

export interface EnquiryRow extends Work {
  readonly id: string;
  readonly reference: string;
  readonly receivedAt: string;
  readonly isOpened: boolean;
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
  /** The first words of the details. */
  readonly opening: string;
  readonly page: string;
  readonly country: string;
  readonly clock: ClockSeen;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

export interface EventSeen {
  readonly id: string;
  readonly at: string;
  readonly by: Colleague | null;
  readonly kind: Change['kind'] | 'opened' | 'noted' | 'bounced' | 'auto-replied';
  readonly data: Readonly<Record<string, unknown>>;
}

export interface NoteSeen {
  readonly id: string;
  readonly by: Colleague | null;
  readonly writtenAt: string;
  readonly text: string;
}

/** Others of the same person and of the same company: shown together, never merged. */
export interface Relative {
  readonly id: string;
  readonly reference: string;
  readonly subject: string;
  readonly name: string;
  readonly receivedAt: string;
  readonly state: Work['state'];
}

/** What they added, or that they withdrew it, on their own page. */
export interface AddedSeen {
  readonly id: string;
  readonly kind: 'addition' | 'withdrawal';
  readonly words: string;
  readonly at: string;
}

/** What the machine did by itself: told sales, and told them that it has come. */
export interface ToldSeen {
  readonly purpose: 'sales' | 'acknowledgement';
  readonly state: 'under way' | 'delivered' | 'parked';
  /** When it arrived; null while it has not. */
  readonly at: string | null;
}

export interface EnquiryWhole extends EnquiryRow {
  readonly lead: Lead;
  readonly origin: LeadOrigin;
  /** The company's own domain; empty where the address is one that anybody can have. */
  readonly domain: string;
  /** The answers of the sheet that came with it, for `readAnswers`; null where none did. */
  readonly sheet: unknown;
  /** Deleted by itself after this. */
  readonly keptUntil: string;
  readonly added: readonly AddedSeen[];
  readonly told: readonly ToldSeen[];
  readonly events: readonly EventSeen[];
  /** The thread, the first mail first. */
  readonly mails: readonly MailSeen[];
  /** What I have begun to write; nobody else sees it. */
  readonly drafts: Drafts;
  readonly notes: readonly NoteSeen[];
  readonly samePerson: readonly Relative[];
  readonly sameCompany: readonly Relative[];
}

/** 409: somebody was faster. What is true now comes with it. */
export interface Overtaken {
  readonly message: string;
  readonly now: Work;
  readonly owner: Colleague | null;
}

/** 409: somebody answered since. Sent again with `seen` as given here, it goes all the same. */
export interface AnsweredSince {
  readonly message: string;
  readonly seen: string;
  readonly since: readonly EventSeen[];
}

/** Nobody counts further than this. */
export const COUNT_UP_TO = 1_000;

export interface Counts {
  readonly toAnswer: number;
  readonly late: number;
  readonly mine: number;
  readonly waiting: number;
  readonly held: number;
}

/** How many fall due in one minute, of all that is to be answered. */
export interface DueMinute {
  readonly dueAt: string;
  readonly owned: number;
  readonly unowned: number;
}

export interface DueShape {
  /** The first one due first. */
  readonly minutes: readonly DueMinute[];
  /** Where they came from, the most frequent first. */
  readonly pages: readonly string[];
  readonly countries: readonly string[];
}

export interface HeldRow {
  readonly id: string;
  readonly reference: string;
  readonly receivedAt: string;
  /** Why, as a sentence. */
  readonly reason: string;
  readonly name: string;
  readonly companyname: string;
  readonly email: string;
  readonly country: string;
  readonly subject: string;
  readonly opening: string;
  /** What speaks for a person, and what against one: a sentence each. */
  readonly speaksFor: readonly string[];
  readonly speaksAgainst: readonly string[];
  /** The others on this page that say the same or have the same telephone number. */
  readonly alike: readonly string[];
}

/** A line of the live stream: what changed, never a word of what it says. */
export interface Hint {
  /** Of the event; empty where there is none, as when somebody begins or ends to write. */
  readonly id: string;
  readonly kind: string;
  readonly enquiry: string;
}
