import { sql } from 'kysely';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { ChannelName, Purpose } from '@studio/enquiries/database/tables.ts';
import { addDeliveries, type NewDelivery } from './plan-enquiries.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

/** The channels of enquiries that support this kind of message. */
export const channelsFor = ({ sales, channels }: ChannelRouting, purpose: Purpose) =>
  sales.filter((name) => channels.get(name)?.carries.includes(purpose));

interface Update {
  readonly table: 'enquiry_additions' | 'erasures';
  readonly purpose: Purpose;
  /** The column of a delivery that refers to it. */
  readonly about: (id: string) => Pick<NewDelivery, 'addition_id' | 'erasure_id'>;
}

const messages: Update = {
  table: 'enquiry_additions',
  purpose: 'message',
  about: (id) => ({ addition_id: id }),
};
const erasures: Update = {
  table: 'erasures',
  purpose: 'erasure',
  about: (id) => ({ erasure_id: id }),
};

/** Plans deliveries for what enquirers did on their own page. Skips what is already planned. */
async function planUpdates(
  trx: Trx,
  queue: Queue,
  routing: ChannelRouting,
  ids: readonly string[],
  { table, purpose, about }: Update,
): Promise<void> {
  if (ids.length === 0) return;
  const fresh = await trx
    .updateTable(table)
    .set({ state: 'planned' })
    .where('id', 'in', ids)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute();
  const targets = channelsFor(routing, purpose);
  const deliveries = fresh.flatMap(({ id }) =>
    targets.map((channel) => ({ ...about(id), purpose, channel })),
  );
  await addDeliveries(trx, queue, deliveries);
}

type PlanUpdates = (
  trx: Trx,
  queue: Queue,
  routing: ChannelRouting,
  ids: readonly string[],
) => Promise<void>;

export const planMessages: PlanUpdates = (trx, queue, routing, ids) =>
  planUpdates(trx, queue, routing, ids, messages);

export const planErasures: PlanUpdates = (trx, queue, routing, ids) =>
  planUpdates(trx, queue, routing, ids, erasures);

const AT_ONCE = 1_000;

/** Plans updates whose job was lost, as with enquiries. */
export async function planMissedUpdates(
  trx: Trx,
  queue: Queue,
  routing: ChannelRouting,
): Promise<void> {
  const idsOf = async (table: Update['table'], at: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where state = 'accepted'
        and ${sql.ref(at)} not between now() - interval '1 minute' and now() + interval '1 minute'
      limit ${AT_ONCE}
    `.execute(trx);
    return rows.map(({ id }) => id);
  };
  await planMessages(trx, queue, routing, await idsOf('enquiry_additions', 'received_at'));
  await planErasures(trx, queue, routing, await idsOf('erasures', 'erased_at'));
}

/**
 * Sends `answered` events within a minute to the webhooks that were sent the enquiry, except for replies that can still
 * be undone. After an outage those of the last week are sent.
 */
export async function planAnswered(trx: Trx, queue: Queue, routing: ChannelRouting): Promise<void> {
  const targets = channelsFor(routing, 'answered');
  if (targets.length === 0) return;
  const { rows } = await sql<{ id: string; channel: ChannelName }>`
    select l.id, s.channel from enquiries l
      join deliveries s on s.enquiry_id = l.id and s.purpose = 'sales' and s.channel = any(${targets})
    where l.answered_at > now() - interval '7 days'
      and not exists (select from deliveries d
        where d.enquiry_id = l.id and d.purpose = 'answered' and d.channel = s.channel)
      and not exists (
        select from replies r join thread_mails m on m.id = r.mail_id
        where m.enquiry_id = l.id and r.state = 'accepted')
    limit ${AT_ONCE}
  `.execute(trx);
  const deliveries = rows.map(({ id, channel }) => ({
    enquiry_id: id,
    purpose: 'answered' as const,
    channel,
  }));
  await addDeliveries(trx, queue, deliveries);
}
