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

/** The rules of contract/desk/queues as PostgreSQL is given them, on rows of enquiry_work and of enquiries. */

/** The condition of a rule, with a value in its place. */
function conditionOf(rule: string, place: string, value: string): RawBuilder<boolean> {
  const [before = '', after] = rule.split(place);
  return after === undefined
    ? sql<boolean>`(${sql.raw(before)})`
    : sql<boolean>`(${sql.raw(before)}${value}${sql.raw(after)})`;
}

export const inQueue = (queue: QueueName, me: string): RawBuilder<boolean> =>
  conditionOf(queueRules[queue].sql, ':me', me);

/** What contract/desk/list-filters narrows a list to. */
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

/** They wait for our answer. */
export const awaitingReply = sql<boolean>`(${sql.raw(owed.sql)})`;
/** They wait for it, and little time is left. */
export const isDueSoon = sql<boolean>`(${sql.raw(dueSoon.sql)})`;
/** Reports of answers count it. */
export const isAsked = sql<boolean>`(${sql.raw(countsAsAsked.sql)})`;
/** Its first answer came too late, or has not come and is due. */
export const isAnsweredLate = sql<boolean>`(${sql.raw(firstAnswerLate.sql)})`;
/** On rows of other_mails. */
export const inOtherMail = (list: OtherMailList): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(otherMailRules[list].sql)})`;
export const isHeld = sql<boolean>`(${sql.raw(held.sql)})`;
