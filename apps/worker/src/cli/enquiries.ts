import { sql } from 'kysely';
import { systemClock } from '@studio/platform/clock.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { StartError } from '@studio/platform/process.ts';
import { redrive } from '@studio/enquiries/jobs/redrive.store.ts';
import { originOf, sheetOf } from '@studio/enquiries/submission/submission.store.ts';
import { enquiryLinks, revokeLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { enquiryLines, originLines, sheetText } from '@studio/mail/enquiry-lines.ts';
import { lines, operatorLedger, wanted, type Command } from './command.ts';
import { printable, whoAndWhat } from './printable.ts';

const NAME_IT = 'Name the enquiry by its reference, like 7K3QF-9M2XA.';

export const listEnquiries: Command = async ({ config, database: { db }, args }) => {
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
    'There are no enquiries.',
  );
};

export const showEnquiry: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const enquiry = await db
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!enquiry) throw new StartError([`There is no enquiry ${reference}.`]);
  await operatorLedger(config).record(db, 'looked', 'leads show', [enquiry]);
  const attempts = await db
    .selectFrom('deliveries')
    .leftJoin('attempts', 'attempts.delivery_id', 'deliveries.id')
    .selectAll('deliveries')
    .select(['attempts.started_at', 'attempts.outcome', 'attempts.problem as attemptProblem'])
    .where('lead_id', '=', enquiry.id)
    .orderBy('attempts.id')
    .execute();
  const messages = await db
    .selectFrom('enquiry_messages')
    .select(['kind', 'words', 'received_at'])
    .where('lead_id', '=', enquiry.id)
    .orderBy('received_at')
    .execute();
  return lines(
    [
      `${reference}  ${enquiry.received_at.toISOString()}  ${enquiry.quarantine_reason ?? enquiry.state}`,
      ...[...enquiryLines(enquiry), ...originLines(originOf(enquiry))].map(
        ([label, text]) => `${label}: ${text}`,
      ),
      '',
      ...enquiry.projectdetails.split('\n'),
      '',
      ...sheetText(sheetOf(enquiry)),
      ...messages.flatMap(({ kind, words, received_at: at }) => [
        `${kind} of ${at.toISOString()}`,
        ...words.split('\n'),
        '',
      ]),
      ...attempts.map(
        ({ purpose, channel, state, started_at: at, outcome, attemptProblem: problem }) =>
          `${purpose} by ${channel}: ${state}; ${at?.toISOString() ?? 'not tried'} ${outcome ?? ''} ${problem ?? ''}`,
      ),
    ].map(printable),
    '',
  );
};

export const unlinkEnquiry: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const found = await revokeLinks(db, operatorLedger(config), reference);
  if (!found) throw new StartError([`There is no enquiry ${reference}.`]);
  return `All links to the page of ${reference} are revoked.\n`;
};

/** For an enquirer whose link is expired or lost. Mail it only to the address of the enquiry. */
export const linkEnquiry: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const enquiry = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'email'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!enquiry) throw new StartError([`There is no enquiry ${reference}.`]);
  const { secret, siteOrigin } = config;
  const url = await enquiryLinks(
    db,
    secret,
    siteOrigin,
    signedTokens(secret, systemClock),
  )(enquiry);
  await operatorLedger(config).record(db, 'changed', 'leads link', [enquiry]);
  return `${printable(enquiry.email)}  ${url}\n`;
};

export const redriveEnquiries: Command = async ({ config, database, log, args }) => {
  const reference = args.includes('--all') ? undefined : wanted(args[0], NAME_IT);
  const queue = await openQueue(database, 'producer', log);
  const count = await redrive(database.db, queue, operatorLedger(config), reference);
  await queue.stop();
  return `${count} parked deliveries will be tried again.\n`;
};
