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
 * The responses of the desk's API. Tests and development check the API against these schemas, and the app parses
 * every response with them. The API fails for a field that is not named here; the app ignores it.
 */

const moment = z.iso.datetime();

/** The clock and the calendar for all times. */
export const officeSchema = z.object({
  hours: workingHoursSchema,
  /** The service's current time. */
  now: moment,
  /** The last event: lists that are read now may lack later changes. */
  lastEvent: z.string(),
});
export type Office = DeepReadonly<z.infer<typeof officeSchema>>;

export const enquiryRowSchema = z.extend(workSchema, {
  id: z.string(),
  reference: z.string(),
  receivedAt: moment,
  /** When its state last changed: our last reply, their last message or the closing; 1970 if unknown. */
  stateSince: moment,
  /** When its owner is reminded that the enquirer has not written back; null without a reminder. */
  remindAt: z.nullable(moment),
  /** The scheduled reply; null without one. */
  waitingReply: z.nullable(z.object({ at: moment, isHeld: z.boolean() })),
  isOpened: z.boolean(),
  name: z.string(),
  companyname: z.string(),
  subject: z.string(),
  /** The beginning of their last message. */
  opening: z.string(),
  /** The last event that the list shows. */
  news: z.object({
    kind: z.enum(newsKinds),
    /** The channel by which they wrote. */
    way: z.enum(['mail', 'page']),
    at: moment,
    /** The colleague who did it. */
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
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });
export const enquiryPageSchema = pageOf(enquiryRowSchema);

/** Other enquiries of the same person and of the same company. */
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
  /** Their telephone number, grouped as is usual in its country. */
  phone: z.string(),
  /** The company's own domain; empty for a public mail provider. */
  domain: z.string(),
  /** Since when it was unread to the user at the time of opening; null if all was read. */
  newSince: z.nullable(moment),
  /** The answers of the sheet that came with it, for `readAnswers`; null without a sheet. */
  sheet: z.unknown(),
  /** Deleted automatically after this. */
  keptUntil: moment,
  /** The enquiries merged into it, oldest first. */
  merged: z.array(mergedPartSchema),
  /** The scheduled replies, the next one first. */
  waitingReplies: z.array(waitingReplySchema),
  /** The user's drafts; no one else sees them. */
  drafts: draftsSchema,
  samePerson: z.array(relatedEnquirySchema),
  sameCompany: z.array(relatedEnquirySchema),
});
export type EnquiryDetail = DeepReadonly<z.infer<typeof enquiryDetailSchema>>;

/** The changed row's id, if the response needs no more. */
export const changedSchema = z.object({ id: z.string() });

/** The merged enquiry and the other one. */
export const mergedSchema = z.object({ id: z.string(), into: z.string() });

/** Every refusal: a sentence for the user, and the invalid part of the request. */
const errorSchema = z.object({
  message: z.string(),
  fields: z.optional(z.array(z.string())),
  /** The gap that is still to be filled in. */
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

/** How many of the enquiries to answer fall due in one minute. */
const dueMinuteSchema = z.object({ dueAt: moment, owned: z.number(), unowned: z.number() });
export type DueMinute = DeepReadonly<z.infer<typeof dueMinuteSchema>>;

export const dueCountsSchema = z.object({
  /** Earliest first. */
  minutes: z.array(dueMinuteSchema),
  /** The pages they came from, the most frequent first. */
  pages: z.array(z.string()),
  countries: z.array(z.string()),
});
export type DueCounts = DeepReadonly<z.infer<typeof dueCountsSchema>>;

/** An event of the stream: what changed, without any text. */
export const changeEventSchema = z.object({
  /** The event's id; empty without one, as when a colleague starts or stops writing. */
  id: z.string(),
  kind: z.string(),
  enquiry: z.string(),
});
export type ChangeEvent = DeepReadonly<z.infer<typeof changeEventSchema>>;
