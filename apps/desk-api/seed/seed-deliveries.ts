import type { Database } from '@studio/enquiries/database/db.ts';

/** Sent and failed deliveries and test enquiries, for the health screen. */
export async function writeDeliveries(pool: Database['pool']): Promise<void> {
  for (const purpose of ['sales', 'acknowledgement'])
    await pool.query(
      `insert into deliveries (enquiry_id, purpose, channel, state, attempts, created_at, delivered_at)
       select id, $1, 'smtp', 'delivered', 1, received_at, received_at + interval '3 seconds'
       from enquiries where state = 'planned' and not is_probe`,
      [purpose],
    );
  await pool.query(
    `update deliveries set state = 'failed', delivered_at = null, attempts = 31,
       problem = 'The mailbox is full (452).'
     where id in (select d.id from deliveries d join enquiries l on l.id = d.enquiry_id
       where d.purpose = 'acknowledgement' order by l.received_at desc offset 3 limit 2)`,
  );
  await pool.query(
    `insert into alarms (kind, subject, message, since, resolved_at) values
       ('waiting', 'queue', 'The oldest message has waited 12 minutes on smtp.',
         now() - interval '12 days', now() - interval '12 days' + interval '19 minutes'),
       ('probe', 'front door', 'A trial enquiry did not arrive within five minutes.',
         now() - interval '24 days', now() - interval '24 days' + interval '8 minutes')`,
  );
  await pool.query(
    `with probe as (
       insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
         subject, projectdetails, received_at, purge_after)
       select gen_random_uuid(), 'PROBE-' || left(gen_random_uuid()::text, 6), '\\x00', 'planned', true,
         'Probe', 'Probe', 'probe@company.example', '919800000000', 'Probe', 'Probe',
         now() - i * interval '1 hour' + interval '7 minutes', now() + interval '1 day'
       from generate_series(1, 23) as g (i) returning id, received_at)
     insert into deliveries (enquiry_id, purpose, channel, state, attempts, created_at, delivered_at)
     select id, 'sales', 'smtp', 'delivered', 1, received_at,
       received_at + case when extract(hour from received_at)::int % 11 = 3
         then interval '41 seconds' else interval '4 seconds' end
     from probe`,
  );
  await pool.query(
    `insert into heartbeats (process) values ('worker') on conflict (process) do update set last_seen_at = now()`,
  );
}
