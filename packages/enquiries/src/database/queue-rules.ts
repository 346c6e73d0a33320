import { filterRules, wantedOf, type ListFilters } from '@studio/contract/desk/list-filters';
import {
  held,
  otherMailRules,
  owed,
  queueRules,
  type OtherMailList,
  type QueueName,
} from '@studio/contract/desk/queues';
import { sql, type RawBuilder } from 'kysely';

/** The rules of contract/desk/queues as PostgreSQL is given them, on rows of desk_leads and of leads. */

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
      ...wantedOf(filters).map(([name, value]) =>
        conditionOf(filterRules[name].sql(value), ':value', value),
      ),
    ],
    sql` and `,
  );

/** They wait for an answer of ours. */
export const owing = sql<boolean>`(${sql.raw(owed.sql)})`;
/** On rows of other_mails. */
export const inOtherMail = (list: OtherMailList): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(otherMailRules[list].sql)})`;
export const isHeld = sql<boolean>`(${sql.raw(held.sql)})`;
