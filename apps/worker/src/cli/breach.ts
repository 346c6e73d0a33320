import { enquiryFields, enquiryForm } from '@studio/contract';
import {
  readAccesses,
  readAffected,
  readAffectedEnquiries,
  readBreachFacts,
  type Accesses,
  type BreachFacts,
} from '@studio/enquiries/persons/breach.store.ts';
import { StartupError } from '@studio/platform/process.ts';
import { lines, operatorAuditLog, option, wanted, type Command } from './command.ts';
import { shortKey } from './audit.ts';
import { printable } from './printable.ts';

const HOUR_MS = 3_600_000;
const HOW = 'Give the start time, like: intake breach --since 2026-11-15T08:00:00Z.';

const many = (count: number, what: string): string => `${count.toLocaleString('en-US')} ${what}`;

function factLines(since: Date, people: number, facts: BreachFacts): string[] {
  const asks = enquiryFields.map((field) => enquiryForm[field].label).join(', ');
  const { erasedEnquiries: gone, erasedPeople } = facts;
  return [
    `Maximum extent: everything that was in the database at any time from ${since.toISOString()} to ${facts.now.toISOString()}.`,
    `People: ${many(people, 'who are listed below')}; ${many(erasedPeople, 'more were erased since and can no longer be named')}.`,
    `Enquiries: ${many(facts.enquiries, `stored, the oldest of ${facts.oldest?.toISOString() ?? 'none'}`)}; ${many(gone, 'erased since')}.`,
    `Of each: ${asks}, what was added later, the page it was written on and when.`,
    `Newsletter: ${many(facts.subscriptions, 'names and addresses')}.`,
    'Not kept, so not affected: passwords, payments, identity numbers, IP addresses.',
  ];
}

/** Counted from the moment the breach was noticed, which is assumed to be now. */
function deadlineLines(now: Date, country = 'your country'): string[] {
  const within = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  if (country !== 'India')
    return [
      `The data protection authority of ${country}: within 72 hours where the GDPR applies (article 33), by ${within(72)}: what happened, how many people and records of which kind, whom to ask, what it may mean for them, what was done.`,
      'Each person below, where the risk to them is high (article 34): without undue delay, in plain words: what happened, whom to ask, what it may mean for them, what was done, what they can do themselves.',
    ];
  return [
    `CERT-In (Directions of 28 April 2022): within 6 hours of noticing, by ${within(6)}, to incident@cert-in.org.in. It asks: what happened, when it happened and was noticed, which systems, what it did, what was done, whom to reach.`,
    `Data Protection Board (Digital Personal Data Protection Rules, 2025, rule 7): without delay the nature, extent, timing, place and likely impact; within 72 hours, by ${within(72)}, all of it in detail: the facts and reasons, what was done against it, who caused it as far as known, what keeps it from happening again, and that the people were notified.`,
    'Each person below (the same rule): without delay, in plain words: what happened, how much and when, what it may mean for them, what was done, what they can do themselves, and whom to ask.',
  ];
}

function accessLine({
  actor,
  actor_key: key,
  action,
  detail,
  times,
  first,
  last,
}: Accesses): string {
  const who = key === null ? actor : `${actor} ${shortKey(key)}`;
  return `${first.toISOString()} to ${last.toISOString()}  ${who}  ${action}  ${detail}  ${times} ×`;
}

/** Reports everything in the database as affected: the law asks for the extent, and a smaller one cannot be proven. */
export const breach: Command = async ({ config, database: { db }, args }) => {
  const since = new Date(wanted(option(args, 'since'), HOW));
  if (Number.isNaN(since.getTime())) throw new StartupError([HOW]);
  const facts = await readBreachFacts(db, since);
  const accesses = await readAccesses(db, since);
  const people = await readAffected(db);
  const enquiries = await readAffectedEnquiries(db);
  await operatorAuditLog(config).record(db, 'exported', 'breach', enquiries);
  return lines(
    [
      'Facts',
      ...factLines(since, people.length, facts),
      '',
      'Reports',
      ...deadlineLines(facts.now, config.company.country),
      '',
      'Actions in the audit log since then (intake audit hash <account> shows the hash of an account)',
      ...(accesses.length === 0 ? ['Nothing.'] : accesses.map(accessLine)),
      '',
      'People',
      ...people.map(({ email, name, references }) => `${email}  ${name}  ${references.join(', ')}`),
    ].map(printable),
    '',
  );
};
