import { hostname } from 'node:os';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { StartupError } from '@studio/platform/process.ts';

/** Raises or ends the alarm that a unit of systemd failed. The unit's name comes from systemd. */
export async function unitAlarm(db: Db, [action, unit]: readonly string[]): Promise<string> {
  if ((action !== 'raise' && action !== 'clear') || unit === undefined)
    throw new StartupError([
      'Name the unit: intake alarm raise <unit>, or intake alarm clear <unit>.',
    ]);
  const subject = `${hostname()}: ${unit}`;
  if (action === 'clear') {
    await clearAlarm(db, 'unit', [subject]);
    return `The alarm that ${unit} failed is over.\n`;
  }
  const message = `${unit} failed on ${hostname()}: journalctl -u ${unit} -n 50 shows why.`;
  await raiseAlarm(db, { kind: 'unit', subject, message });
  return `The alarm that ${unit} failed is raised.\n`;
}
