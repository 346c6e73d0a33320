import { sql } from 'kysely';
import { openQueue } from '#platform/queue.ts';
import { StartError } from '#platform/process.ts';
import { redrive } from '#jobs/redrive.store.ts';
import { originOf } from '#leads/lead.store.ts';
import { leadLines, originLines } from '#delivery/lead-lines.ts';
import { lines, wanted, type Command } from './command.ts';
import { printable, whoAndWhat } from './printable.ts';

const NAME_IT = 'Name the lead by its reference, like 7K3QF-9M2XA.';

export const listLeads: Command = async ({ database, args }) => {
  const rows = await database.db
    .selectFrom('leads')
    .leftJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select(['leads.reference', 'leads.received_at', 'leads.state', 'leads.subject'])
    .select(['leads.name', 'leads.companyname'])
    .select(sql<string | null>`string_agg(deliveries.state, ', ')`.as('states'))
    .where('leads.is_probe', '=', args.includes('--probes'))
    .groupBy('leads.id')
    .orderBy('leads.received_at', 'desc')
    .limit(50)
    .execute();
  return lines(
    rows.map(
      ({ reference, received_at: at, state, states, ...who }) =>
        `${reference}  ${at.toISOString()}  ${(states ?? state).padEnd(24)}  ${whoAndWhat(who)}`,
    ),
    'There are no leads.',
  );
};

export const showLead: Command = async ({ database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) throw new StartError([`There is no lead ${reference}.`]);
  const attempts = await db
    .selectFrom('deliveries')
    .leftJoin('attempts', 'attempts.delivery_id', 'deliveries.id')
    .selectAll('deliveries')
    .select(['attempts.started_at', 'attempts.outcome', 'attempts.problem as told'])
    .where('lead_id', '=', lead.id)
    .orderBy('attempts.id')
    .execute();
  return lines(
    [
      `${reference}  ${lead.received_at.toISOString()}  ${lead.quarantine_reason ?? lead.state}`,
      ...[...leadLines(lead), ...originLines(originOf(lead))].map(
        ([label, text]) => `${label}: ${text}`,
      ),
      '',
      ...lead.projectdetails.split('\n'),
      '',
      ...attempts.map(
        ({ purpose, channel, state, started_at: at, outcome, told }) =>
          `${purpose} by ${channel}: ${state}; ${at?.toISOString() ?? 'not tried'} ${outcome ?? ''} ${told ?? ''}`,
      ),
    ].map(printable),
    '',
  );
};

export const redriveLeads: Command = async ({ database, log, args }) => {
  const reference = args.includes('--all') ? undefined : wanted(args[0], NAME_IT);
  const queue = await openQueue(database, 'producer', log);
  const count = await redrive(database.db, queue, reference);
  await queue.stop();
  return `${count} parked deliveries will be tried again.\n`;
};
