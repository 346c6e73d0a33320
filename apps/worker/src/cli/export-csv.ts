import { toCsv } from '@studio/enquiries/persons/csv.ts';
import { personCsv } from '@studio/enquiries/persons/person-csv.ts';
import { readPerson } from '@studio/enquiries/persons/person-records.store.ts';
import { subscriptionLinks } from '@studio/enquiries/subscriptions/links.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { operatorAuditLog, option, wanted, type Command } from './command.ts';

export const exportCsv: Command = async ({ config, database: { db }, args }) => {
  const email = args.includes('--email')
    ? wanted(option(args, 'email'), 'Name the person: intake export --email <address>.')
    : undefined;
  const person = await readPerson(db, email);
  const auditLog = operatorAuditLog(config);
  await (email === undefined
    ? auditLog.record(db, 'exported', 'export', person.enquiries)
    : auditLog.recordPerson(db, 'exported', 'export', email, person.enquiries));
  return personCsv(person);
};

/** For the program that mails the list: all confirmed subscribers, each with a personal link to unsubscribe. */
export const subscribersCsv: Command = async ({ config, database: { db } }) => {
  const { leaveUrl } = subscriptionLinks(
    config.siteOrigin,
    signedTokens(config.secret, systemClock),
  );
  const people = await db
    .selectFrom('subscriptions')
    .select(['id', 'name', 'email'])
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .execute();
  await operatorAuditLog(config).recordMany(db, 'exported', 'subscribers', people.length);
  return toCsv(
    ['name', 'email', 'leave'],
    people.map(({ id, name, email }) => [name, email, leaveUrl(id)]),
  );
};
