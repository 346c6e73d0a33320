import type { Config } from '#config.ts';
import { countWithheld } from '#delivery/visitor-mail.store.ts';
import { openRoutes, type Routes } from '#jobs/routes.ts';
import { lastBeat } from '#jobs/worker-watch.ts';
import { StartError } from '#platform/process.ts';
import { readinessProblems } from '#platform/readiness.ts';
import { lines, type Command } from './command.ts';

function alarmSentence({ alarms }: Config): string {
  const ways = [alarms.mail?.to, alarms.webhookUrl && new URL(alarms.webhookUrl).host];
  const named = ways.filter((way) => way !== undefined);
  return named.length === 0
    ? 'Nobody hears an alarm: set INTAKE_ALARM_TO, INTAKE_ALARM_URL or both.'
    : `Alarms go to ${named.join(' and ')}.`;
}

function workerSentence(beatAt: Date | undefined): string {
  if (!beatAt) return 'No worker has run on this database yet.';
  const seconds = Math.max(0, Math.round((Date.now() - beatAt.getTime()) / 1_000));
  return `The last sign of life of a worker was ${seconds} seconds ago.`;
}

function digestSentence({ digestHour, timeZone }: Config, routes: Routes): string {
  return routes.digest
    ? `Who is held back is told to sales daily at ${digestHour}:00 (${timeZone}).`
    : 'Who is held back is told to nobody but by an alarm: the daily mail needs the channel smtp.';
}

function withheldSentences(count: number): string[] {
  if (count === 0) return [];
  const many = count.toLocaleString('en-US');
  return [
    `Withheld in the last day, because one address was named too often: ${many} mails to visitors.`,
  ];
}

/** Settings were read to get here. Then the database, each channel and the names they need. */
export const doctor: Command = async ({ config, database: { db } }) => {
  const routes = openRoutes(config.channels);
  const channels = [...routes.channels.values()];
  const complaints = await Promise.all(channels.map((channel) => channel.check()));
  for (const channel of channels) channel.close();
  const problems = [
    ...(await readinessProblems(db)),
    ...complaints.filter((complaint) => complaint !== undefined),
  ];
  if (problems.length > 0) throw new StartError(problems);
  const names = channels.map(({ name }) => name).join(', ');
  return lines(
    [
      `Settings, database and channels (${names}) are in order.`,
      alarmSentence(config),
      digestSentence(config, routes),
      workerSentence(await lastBeat(db)),
      ...withheldSentences(await countWithheld(db)),
    ],
    '',
  );
};
