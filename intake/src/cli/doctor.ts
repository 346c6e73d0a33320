import type { Config } from '#config.ts';
import { countWithheld } from '#delivery/visitor-mail.store.ts';
import { openRoutes, type Routes } from '#jobs/routes.ts';
import { openDatabase, type Db } from '#platform/db.ts';
import { StartError } from '#platform/process.ts';
import { readinessProblems, startProblems } from '#platform/readiness.ts';
import { canReadEnquiries } from '#platform/roles.ts';
import { lines, type Command } from './command.ts';
import { backupFindings, diskFinding } from './findings/backups.ts';
import { certificateFinding } from './findings/certificate.ts';
import { clockFinding, probeFinding, standbyFinding, workerFinding } from './findings/database.ts';
import type { Finding } from './findings/finding.ts';
import { mailboxFinding } from './findings/mailbox.ts';
import { signInFinding } from './findings/sign-in.ts';

function alarmSentence({ alarms }: Config): string {
  const ways = [alarms.mail?.to, alarms.webhookUrl && new URL(alarms.webhookUrl).host];
  const named = ways.filter((way) => way !== undefined);
  return named.length === 0
    ? 'Nobody hears an alarm: set INTAKE_ALARM_TO, INTAKE_ALARM_URL or both.'
    : `Alarms go to ${named.join(' and ')}.`;
}

function digestSentence({ digestHour, hours }: Config, routes: Routes): string {
  return routes.digest
    ? `Who is held back is told to sales daily at ${digestHour}:00 (${hours.zone}).`
    : 'Who is held back is told to nobody but by an alarm: the daily mail needs the channel smtp.';
}

function withheldSentences(count: number): string[] {
  if (count === 0) return [];
  const many = count.toLocaleString('en-US');
  return [
    `Withheld in the last day, because one address was named too often: ${many} mails to visitors.`,
  ];
}

/** What the public API could do, were it taken over: asked with its own login. */
async function rightsSentences({ databaseUrl }: Config): Promise<string[]> {
  const api = openDatabase({
    url: databaseUrl,
    connections: 1,
    statementTimeoutMs: 5_000,
    onIdleError: () => undefined,
  });
  try {
    const problems = await readinessProblems(api.db);
    if (problems.length > 0) throw new StartError(problems);
    return (await canReadEnquiries(api.db))
      ? ['The public API could read every enquiry: see "Roles" in docs/runbook.md.']
      : ['The public API cannot read what people wrote.'];
  } finally {
    await api.close();
  }
}

/** What need not keep the service from starting, and ought not to wait until it is needed. */
function findings(config: Config, db: Db): Promise<Finding[]> {
  return Promise.all([
    workerFinding(db),
    certificateFinding(config.siteOrigin),
    diskFinding('/'),
    clockFinding(db),
    ...(config.standbyConfirms ? [standbyFinding(db)] : []),
    probeFinding(db, config.probeCron),
    ...(config.deskIssuer === undefined ? [] : [signInFinding(config.deskIssuer)]),
    ...(config.mailbox === undefined ? [] : [mailboxFinding(config.mailbox)]),
  ]);
}

/** Settings were read to get here. Then the database, each channel and the names they need. */
export const doctor: Command = async ({ config, database }) => {
  const { db } = database;
  const routes = openRoutes(config.channels);
  const channels = [...routes.channels.values()];
  const complaints = await Promise.all(channels.map((channel) => channel.check()));
  for (const channel of channels) channel.close();
  const problems = [
    ...(await startProblems(database, config.standbyConfirms)),
    ...complaints.filter((complaint) => complaint !== undefined),
  ];
  // A database that does not answer cannot be asked more.
  if (problems.length > 0) throw new StartError(problems);
  const found = [...(await findings(config, db)), ...(await backupFindings(config.backupFolder))];
  const bad = found.filter((finding) => finding.bad);
  if (bad.length > 0) throw new StartError(bad.map(({ sentence }) => sentence));
  const names = channels.map(({ name }) => name).join(', ');
  return lines(
    [
      `Settings, database and channels (${names}) are in order.`,
      ...(await rightsSentences(config)),
      alarmSentence(config),
      digestSentence(config, routes),
      ...withheldSentences(await countWithheld(db)),
      ...found.map(({ sentence }) => sentence),
    ],
    '',
  );
};
