import { filterRules, activeFilters, type ListFilters } from '@studio/contract/desk/list-filters';
import {
  countsAsAsked,
  dueSoon,
  firstAnswerLate,
  held,
  otherMailRules,
  owed,
  queueRules,
  type OtherMailList,
  type QueueName,
} from '@studio/contract/desk/queues';
import { sql, type RawBuilder } from 'kysely';

/** The rules of contract/desk/queues as SQL conditions on rows of enquiry_work and enquiries. */

/** The condition of a rule, with a value inserted. */
function conditionOf(rule: string, place: string, value: string): RawBuilder<boolean> {
  const [before = '', after] = rule.split(place);
  return after === undefined
    ? sql<boolean>`(${sql.raw(before)})`
    : sql<boolean>`(${sql.raw(before)}${value}${sql.raw(after)})`;
}

export const inQueue = (queue: QueueName, me: string): RawBuilder<boolean> =>
  conditionOf(queueRules[queue].sql, ':me', me);

/** The SQL conditions of a list's filters (contract/desk/list-filters). */
export const withFilters = (filters: ListFilters): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...activeFilters(filters).map(([name, value]) =>
        conditionOf(filterRules[name].sql(value), ':value', value),
      ),
    ],
    sql` and `,
  );

/** The enquirer awaits our reply. */
export const awaitingReply = sql<boolean>`(${sql.raw(owed.sql)})`;
/** The enquirer awaits our reply, and little time is left. */
export const isDueSoon = sql<boolean>`(${sql.raw(dueSoon.sql)})`;
/** Counted in the reports of response times. */
export const isAsked = sql<boolean>`(${sql.raw(countsAsAsked.sql)})`;
/** Its first answer came too late, or is missing and due. */
export const isAnsweredLate = sql<boolean>`(${sql.raw(firstAnswerLate.sql)})`;
/** The condition of a list, on rows of other_mails. */
export const inOtherMail = (list: OtherMailList): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(otherMailRules[list].sql)})`;
export const isHeld = sql<boolean>`(${sql.raw(held.sql)})`;
