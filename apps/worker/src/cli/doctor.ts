import { renameWarnings } from '@studio/contract/renamed-settings';
import type { OperatorConfig } from '#config.ts';
import { countSuppressed } from '@studio/mail/mail-rate-limit.store.ts';
import { openChannels, type ChannelRouting } from '@studio/mail/channel-routing.ts';
import { openDatabase, type Db } from '@studio/enquiries/database/db.ts';
import { StartupError } from '@studio/platform/process.ts';
import { readinessProblems, startProblems } from '@studio/enquiries/database/readiness.ts';
import { canReadEnquiries } from '@studio/enquiries/database/roles.ts';
import { lines, type Command } from './command.ts';
import { raiseFindings } from './raise-findings.ts';
import { keyFindings } from './findings/backup-key.ts';
import { backupFindings, diskFinding } from './findings/backups.ts';
import { machineFindings, siteFinding } from './findings/certificate.ts';
import { editionFinding } from './findings/editions.ts';
import { erasedFinding } from './findings/erased.ts';
import {
  archiveFinding,
  clockFinding,
  probeFinding,
  standbyFinding,
  workerFinding,
} from './findings/database.ts';
import { bad, reported, type Finding } from './findings/finding.ts';
import { mailboxFinding } from './findings/mailbox.ts';
import { signInFinding } from './findings/sign-in.ts';
import { updateFindings } from './findings/updates.ts';

function alarmSentence({ alarms }: OperatorConfig): string {
  const ways = [alarms.mail?.to, alarms.webhookUrl && new URL(alarms.webhookUrl).host];
  const named = ways.filter((way) => way !== undefined);
  return named.length === 0
    ? 'No one receives alarms: set INTAKE_ALARM_TO, INTAKE_ALARM_WEBHOOK_URL or both.'
    : `Alarms go to ${named.join(' and ')}.`;
}

/** Without a mail server of their own, alarms use the enquiries' server, whose login the API does not have. */
const silenceFindings = ({ alarms, canApiSendAlarms }: OperatorConfig): Finding[] =>
  alarms.mail === undefined || canApiSendAlarms
    ? []
    : [
        bad(
          'alarms of the API',
          'No one would learn that the worker is silent: the API sends that alarm by INTAKE_ALARM_WEBHOOK_URL or INTAKE_ALARM_SMTP_URL, and neither is set.',
        ),
      ];

function digestSentence({ hours }: OperatorConfig, routing: ChannelRouting): string {
  return routing.digest
    ? `Sales learn of newly held enquiries each hour from ${hours.opens} to ${hours.closes} (${hours.zone}).`
    : 'Held enquiries are reported by an alarm only: the hourly mail needs the channel smtp.';
}

function suppressedSentences(count: number): string[] {
  if (count === 0) return [];
  const many = count.toLocaleString('en-US');
  return [
    `Suppressed in the last day, because one address was named too often: ${many} mails to visitors.`,
  ];
}

/** Checks with the API's login what an attacker who takes over the public API could read. */
async function rightsSentences({ databaseUrl }: OperatorConfig): Promise<string[]> {
  if (databaseUrl === undefined) {
    return ['The rights of the public API were not checked: INTAKE_DATABASE_URL is not set here.'];
  }
  const api = openDatabase({
    url: databaseUrl,
    connections: 1,
    statementTimeoutMs: 5_000,
    onIdleError: () => undefined,
  });
  try {
    const problems = await readinessProblems(api.db);
    if (problems.length > 0) throw new StartupError(problems);
    return (await canReadEnquiries(api.db))
      ? ['The public API could read every enquiry: see "Roles" in docs/runbook.md.']
      : ['The public API cannot read what people wrote.'];
  } finally {
    await api.close();
  }
}

/** Problems that do not prevent a start but should be fixed before they matter. */
function findings(config: OperatorConfig, db: Db): Promise<Finding[]> {
  return Promise.all([
    workerFinding(db),
    siteFinding(config.siteOrigin),
    diskFinding('/'),
    clockFinding(db),
    archiveFinding(db),
    ...(config.standbyConfirms ? [standbyFinding(db)] : []),
    probeFinding(db, config.probeCron),
    erasedFinding(db, config.erasedFile),
    ...(config.deskIssuer === undefined ? [] : [signInFinding(config.deskIssuer)]),
    ...(config.mailbox === undefined ? [] : [mailboxFinding(config.mailbox)]),
    ...(config.editions === undefined ? [] : [editionFinding(config.editions)]),
  ]);
}

/**
 * The settings have been read at this point. Checks the database, each channel and its host names. With `--alarm`, as
 * its timer runs it, problems are alarms and do not make it fail.
 */
export const doctor: Command = async ({ config, database, args }) => {
  const { db } = database;
  const routing = openChannels(config.channels);
  const channels = [...routing.channels.values()];
  const channelProblems = await Promise.all(channels.map((channel) => channel.check()));
  for (const channel of channels) channel.close();
  const problems = await startProblems(database, config.standbyConfirms);
  // Without a database the remaining checks cannot run.
  if (problems.length > 0) throw new StartupError(problems);
  const found = [
    // What cannot be delivered has an alarm of its own.
    ...channelProblems.filter((problem) => problem !== undefined).map(reported),
    ...(await findings(config, db)),
    ...silenceFindings(config),
    ...(config.standbyConfirms ? await machineFindings(db) : []),
    ...(await backupFindings(config.backupFolder, config.editions !== undefined)),
    ...(await keyFindings()),
    ...(await updateFindings()),
  ];
  const wrong = found.filter((finding) => finding.bad).map(({ sentence }) => sentence);
  if (args.includes('--alarm')) {
    await raiseFindings(db, found);
    return lines(wrong, 'Doctor found nothing wrong.');
  }
  if (wrong.length > 0) throw new StartupError(wrong);
  const names = channels.map(({ name }) => name).join(', ');
  return lines(
    [
      `Settings, database and channels (${names}) are in order.`,
      ...(await rightsSentences(config)),
      alarmSentence(config),
      digestSentence(config, routing),
      ...suppressedSentences(await countSuppressed(db)),
      ...found.map(({ sentence }) => sentence),
      ...renameWarnings(process.env),
    ],
    '',
  );
};
