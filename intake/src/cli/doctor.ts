import { openRoutes } from '../jobs/routes.ts';
import { StartError } from '../platform/process.ts';
import { readinessProblems } from '../platform/readiness.ts';
import type { Command } from './command.ts';

/** Settings were read to get here. Then the database, each channel and the names they need. */
export const doctor: Command = async ({ config, database }) => {
  const routes = openRoutes(config.channels);
  const channels = [...routes.channels.values()];
  const complaints = await Promise.all(channels.map((channel) => channel.check()));
  for (const channel of channels) channel.close();
  const problems = [
    ...(await readinessProblems(database.db)),
    ...complaints.filter((complaint) => complaint !== undefined),
  ];
  if (problems.length > 0) throw new StartError(problems);
  const names = channels.map(({ name }) => name).join(', ');
  return `Settings, database and channels (${names}) are in order.\n`;
};
