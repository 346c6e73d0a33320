import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { workingHoursSchema } from '../working-hours.schema.ts';
import { draftsSchema, waitingReplySchema } from './mails.ts';
import { newsKinds } from './news.ts';
import { colleagueSchema } from './staff.ts';
import { eventSchema, mergedPartSchema, threadShape } from './thread-shape.ts';
import { workSchema, workStates } from './work.ts';

export type {
  AdditionView,
  EventView,
  MergedPart,
  NoteView,
  NotificationView,
} from './thread-shape.ts';

/**
 * The answers of the desk's API. Tests and development check the API against these schemas, and the app
 * parses every answer with them. The API fails for a field that is not named here; the app ignores it.
 */

const moment = z.iso.datetime();

/** The clock and calendar by which everything is counted. */
export const officeSchema = z.object({
  hours: workingHoursSchema,
  /** What the service's clock shows. */
  now: moment,
  /** The last event: lists that are read now may lack what comes after it. */
  lastEvent: z.string(),
});
export type Office = DeepReadonly<z.infer<typeof officeSchema>>;

export const enquiryRowSchema = z.extend(workSchema, {
  id: z.string(),
  reference: z.string(),
  receivedAt: moment,
  /** When its state last changed: our last answer, their last message or the closing; 1970 if unknown. */
  stateSince: moment,
  /** When its owner is reminded that the enquirer has not written back; null without a reminder. */
  remindAt: z.nullable(moment),
  /** The reply that goes later; null where none waits. */
  waitingReply: z.nullable(z.object({ at: moment, isHeld: z.boolean() })),
  isOpened: z.boolean(),
  name: z.string(),
  companyname: z.string(),
  subject: z.string(),
  /** The first words of what they wrote last. */
  opening: z.string(),
  /** The last event that the list shows. */
  news: z.object({
    kind: z.enum(newsKinds),
    /** How they wrote. */
    way: z.enum(['mail', 'page']),
    at: moment,
    /** Which colleague did it. */
    by: z.nullable(colleagueSchema),
  }),
  page: z.string(),
  country: z.string(),
  labels: z.array(z.string()),
  clock: z.object({
    state: z.enum(['running', 'standing', 'late', 'answered', 'answered late']),
    usedMs: z.number(),
    leftMs: z.number(),
  }),
});
export type EnquiryRow = DeepReadonly<z.infer<typeof enquiryRowSchema>>;
export type ClockView = EnquiryRow['clock'];
export const enquiryRowsSchema = z.array(enquiryRowSchema);

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });
export const enquiryPageSchema = pageOf(enquiryRowSchema);

/** Others of the same person and of the same company. */
const relatedEnquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  subject: z.string(),
  name: z.string(),
  receivedAt: moment,
  state: z.enum(workStates),
  /** The enquiry that it was merged into; null if it was not merged. */
  mergedInto: z.nullable(z.string()),
});
export type RelatedEnquiry = DeepReadonly<z.infer<typeof relatedEnquirySchema>>;

export const enquiryDetailSchema = z.extend(enquiryRowSchema, {
  ...threadShape,
  /** Their telephone number, grouped as usual in its country. */
  phone: z.string(),
  /** The company's own domain; empty for an address at a public mail provider. */
  domain: z.string(),
  /** Since when there was something new to me as I opened it; null if there was nothing. */
  newSince: z.nullable(moment),
  /** The answers of the sheet that came with it, for `readAnswers`; null where none did. */
  sheet: z.unknown(),
  /** Deleted automatically after this. */
  keptUntil: moment,
  /** Those that were merged into it, the first first. */
  merged: z.array(mergedPartSchema),
  /** Replies that go later, the next one first. */
  waitingReplies: z.array(waitingReplySchema),
  /** What I have begun to write; no one else sees it. */
  drafts: draftsSchema,
  samePerson: z.array(relatedEnquirySchema),
  sameCompany: z.array(relatedEnquirySchema),
});
export type EnquiryDetail = DeepReadonly<z.infer<typeof enquiryDetailSchema>>;

/** Which one was changed, if the answer needs no more. */
export const changedSchema = z.object({ id: z.string() });

/** Which enquiry was merged into which, or no longer is. */
export const mergedSchema = z.object({ id: z.string(), into: z.string() });

/** Every refusal: a sentence for a person, and which part of the request is wrong. */
const errorSchema = z.object({
  message: z.string(),
  fields: z.optional(z.array(z.string())),
  /** What is still to be filled in. */
  place: z.optional(z.string()),
});
/** 409: a colleague changed it first. The current state comes with it. */
export const versionConflictSchema = z.object({
  message: z.string(),
  now: workSchema,
  owner: z.nullable(colleagueSchema),
});
export type VersionConflict = DeepReadonly<z.infer<typeof versionConflictSchema>>;
/** 409: a colleague answered since, or the enquirer withdrew. To send anyway, repeat it with this `seen`. */
export const alreadyAnsweredSchema = z.object({
  message: z.string(),
  seen: z.string(),
  since: z.array(eventSchema),
});
export type AlreadyAnswered = DeepReadonly<z.infer<typeof alreadyAnsweredSchema>>;
/** 409: these addresses are new to the thread. To send to them too, repeat it with `strangers` as given here. */
export const strangersSchema = z.object({
  message: z.string(),
  strangers: z.array(z.string()),
});
export type Strangers = DeepReadonly<z.infer<typeof strangersSchema>>;
export const errorResponseSchema = z.union([
  versionConflictSchema,
  alreadyAnsweredSchema,
  strangersSchema,
  errorSchema,
]);
export type ErrorResponse = DeepReadonly<z.infer<typeof errorResponseSchema>>;

/** Counts stop here; the desk then shows “1,000+”. */
export const COUNT_UP_TO = 1_000;

export const countsSchema = z.object({
  toAnswer: z.number(),
  late: z.number(),
  mine: z.number(),
  unread: z.number(),
  waiting: z.number(),
  putOff: z.number(),
  held: z.number(),
  otherMail: z.number(),
});
export type Counts = DeepReadonly<z.infer<typeof countsSchema>>;

/** How many fall due in one minute, of all that is to be answered. */
const dueMinuteSchema = z.object({ dueAt: moment, owned: z.number(), unowned: z.number() });
export type DueMinute = DeepReadonly<z.infer<typeof dueMinuteSchema>>;

export const dueCountsSchema = z.object({
  /** The first one due first. */
  minutes: z.array(dueMinuteSchema),
  /** Where they came from, the most frequent first. */
  pages: z.array(z.string()),
  countries: z.array(z.string()),
});
export type DueCounts = DeepReadonly<z.infer<typeof dueCountsSchema>>;

/** A line of the live stream: what changed, never a word of what it says. */
export const changeEventSchema = z.object({
  /** Of the event; empty where there is none, as when a colleague starts or stops writing. */
  id: z.string(),
  kind: z.string(),
  enquiry: z.string(),
});
export type ChangeEvent = DeepReadonly<z.infer<typeof changeEventSchema>>;
