import { sql } from 'kysely';
import {
  enquiryFields,
  enquiryForm,
  switchedFields,
  type Enquiry,
  type EnquiryField,
} from '@studio/contract';
import { systemClock } from '@studio/platform/clock.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { StartupError } from '@studio/platform/process.ts';
import { retryFailedDeliveries } from '@studio/enquiries/jobs/retry-deliveries.store.ts';
import { shownPhone } from '@studio/enquiries/submission/phones.ts';
import { originOf, sheetOf } from '@studio/enquiries/submission/submission.store.ts';
import { enquiryLinks, revokeLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { originLines, sheetText } from '@studio/mail/enquiry-lines.ts';
import { lines, operatorAuditLog, wanted, type Command } from './command.ts';
import { printable, summaryOf } from './printable.ts';

const NAME_IT = 'Name the enquiry by its reference, like 7K3QF-9M2XA.';

export const listEnquiries: Command = async ({ config, database: { db }, args }) => {
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('deliveries', 'deliveries.enquiry_id', 'enquiries.id')
    .select([
      'enquiries.reference',
      'enquiries.received_at',
      'enquiries.state',
      'enquiries.subject',
    ])
    .select(['enquiries.id', 'enquiries.name', 'enquiries.companyname', 'enquiries.email'])
    .select(sql<string | null>`string_agg(deliveries.state, ', ')`.as('states'))
    .where('enquiries.is_probe', '=', args.includes('--probes'))
    .groupBy('enquiries.id')
    .orderBy('enquiries.received_at', 'desc')
    .limit(50)
    .execute();
  await operatorAuditLog(config).record(db, 'viewed', 'enquiries list', rows);
  return lines(
    rows.map(
      ({ reference, received_at: at, state, states, ...who }) =>
        `${reference}  ${at.toISOString()}  ${(states ?? state).padEnd(24)}  ${summaryOf(who)}`,
    ),
    'There are no enquiries.',
  );
};

const shown = (field: EnquiryField, text: string): string =>
  enquiryForm[field].kind === 'phone' ? shownPhone(text) : text;

/** The form's single-line fields, with their labels and in their order; fields that were not asked are left out. */
const enquiryLines = (enquiry: Readonly<Enquiry>): (readonly [label: string, text: string])[] =>
  enquiryFields
    .filter((field) => enquiryForm[field].kind !== 'paragraphs')
    .filter((field) => !switchedFields.has(field) || enquiry[field] !== '')
    .map((field) => [enquiryForm[field].label, shown(field, enquiry[field])]);

export const showEnquiry: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!enquiry) throw new StartupError([`There is no enquiry ${reference}.`]);
  await operatorAuditLog(config).record(db, 'viewed', 'enquiries show', [enquiry]);
  const attempts = await db
    .selectFrom('deliveries')
    .leftJoin('delivery_attempts', 'delivery_attempts.delivery_id', 'deliveries.id')
    .selectAll('deliveries')
    .select([
      'delivery_attempts.started_at',
      'delivery_attempts.outcome',
      'delivery_attempts.problem as attemptProblem',
    ])
    .where('enquiry_id', '=', enquiry.id)
    .orderBy('delivery_attempts.id')
    .execute();
  const messages = await db
    .selectFrom('enquiry_additions')
    .select(['kind', 'body as words', 'received_at'])
    .where('enquiry_id', '=', enquiry.id)
    .orderBy('received_at')
    .execute();
  return lines(
    [
      `${reference}  ${enquiry.received_at.toISOString()}  ${enquiry.held_reason ?? enquiry.state}`,
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
  const found = await revokeLinks(db, operatorAuditLog(config), reference);
  if (!found) throw new StartupError([`There is no enquiry ${reference}.`]);
  return `All links to the page of ${reference} are revoked.\n`;
};

/** For an enquirer whose link is expired or lost. Mail it only to the address of the enquiry. */
export const linkEnquiry: Command = async ({ config, database: { db }, args }) => {
  const reference = wanted(args[0], NAME_IT);
  const enquiry = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'email'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!enquiry) throw new StartupError([`There is no enquiry ${reference}.`]);
  const { secret, siteOrigin } = config;
  const url = await enquiryLinks(
    db,
    secret,
    siteOrigin,
    signedTokens(secret, systemClock),
  )(enquiry);
  await operatorAuditLog(config).record(db, 'changed', 'enquiries create-link', [enquiry]);
  return `${printable(enquiry.email)}  ${url}\n`;
};

export const retryDeliveries: Command = async ({ config, database, log, args }) => {
  const reference = args.includes('--all') ? undefined : wanted(args[0], NAME_IT);
  const queue = await openQueue(database, 'producer', log);
  const count = await retryFailedDeliveries(
    database.db,
    queue,
    operatorAuditLog(config),
    reference,
  );
  await queue.stop();
  return `${count} failed deliveries will be tried again.\n`;
};
