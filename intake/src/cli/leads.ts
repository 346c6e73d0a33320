import { sql } from 'kysely';
import { systemClock } from '#platform/clock.ts';
import { openQueue } from '#platform/queue.ts';
import { signedTokens } from '#platform/token.ts';
import { StartError } from '#platform/process.ts';
import { redrive } from '#jobs/redrive.store.ts';
import { originOf, sheetOf } from '#leads/lead.store.ts';
import { enquiryLinks, revokeLinks } from '#leads/link.store.ts';
import { leadLines, originLines, sheetText } from '#delivery/lead-lines.ts';
import { lines, operatorLedger, wanted, type Command } from './command.ts';
import { printable, whoAndWhat } from './printable.ts';

const NAME_IT = 'Name the lead by its reference, like 7K3QF-9M2XA.';

export const listLeads: Command = async ({ config, database: { db }, args }) => {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select(['leads.reference', 'leads.received_at', 'leads.state', 'leads.subject'])
    .select(['leads.id', 'leads.name', 'leads.companyname', 'leads.email'])
    .select(sql<string | null>`string_agg(deliveries.state, ', ')`.as('states'))
    .where('leads.is_probe', '=', args.includes('--probes'))
    .groupBy('leads.id')
    .orderBy('leads.received_at', 'desc')
    .limit(50)
    .execute();
  await operatorLedger(config).record(db, 'looked', 'leads list', rows);
  return lines(
    rows.map(
      ({ reference, received_at: at, state, states, ...who }) =>
        `${reference}  ${at.toISOString()}  ${(states ?? state).padEnd(24)}  ${whoAndWhat(who)}`,
    ),
    'There are no leads.',
  );
};

export const showLead: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) throw new StartError([`There is no lead ${reference}.`]);
  await operatorLedger(config).record(db, 'looked', 'leads show', [lead]);
  const attempts = await db
    .selectFrom('deliveries')
    .leftJoin('attempts', 'attempts.delivery_id', 'deliveries.id')
    .selectAll('deliveries')
    .select(['attempts.started_at', 'attempts.outcome', 'attempts.problem as told'])
    .where('lead_id', '=', lead.id)
    .orderBy('attempts.id')
    .execute();
  const messages = await db
    .selectFrom('enquiry_messages')
    .select(['kind', 'words', 'received_at'])
    .where('lead_id', '=', lead.id)
    .orderBy('received_at')
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
      ...sheetText(sheetOf(lead)),
      ...messages.flatMap(({ kind, words, received_at: at }) => [
        `${kind} of ${at.toISOString()}`,
        ...words.split('\n'),
        '',
      ]),
      ...attempts.map(
        ({ purpose, channel, state, started_at: at, outcome, told }) =>
          `${purpose} by ${channel}: ${state}; ${at?.toISOString() ?? 'not tried'} ${outcome ?? ''} ${told ?? ''}`,
      ),
    ].map(printable),
    '',
  );
};

export const unlinkLead: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const found = await revokeLinks(db, operatorLedger(config), reference);
  if (!found) throw new StartError([`There is no lead ${reference}.`]);
  return `No link opens the page of ${reference} any more.\n`;
};

/** For somebody whose link is too old or lost; mail it to the address of the enquiry and nowhere else. */
export const linkLead: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'email'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) throw new StartError([`There is no lead ${reference}.`]);
  const { secret, siteOrigin } = config;
  const url = await enquiryLinks(db, secret, siteOrigin, signedTokens(secret, systemClock))(lead);
  await operatorLedger(config).record(db, 'changed', 'leads link', [lead]);
  return `${printable(lead.email)}  ${url}\n`;
};

export const redriveLeads: Command = async ({ config, database, log, args }) => {
  const reference = args.includes('--all') ? undefined : wanted(args[0], NAME_IT);
  const queue = await openQueue(database, 'producer', log);
  const count = await redrive(database.db, queue, operatorLedger(config), reference);
  await queue.stop();
  return `${count} parked deliveries will be tried again.\n`;
};
