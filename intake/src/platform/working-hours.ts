import { readFileSync } from 'node:fs';
import { workingHoursSchema, type WorkingHours } from '@old/contract/working-hours';
import { parse } from 'yaml';
import type { EnvReader } from './config-reader.ts';

/** Nobody counts by these: whoever reads settings with a complaint refuses to start. */
const unread: WorkingHours = {
  zone: 'UTC',
  week: [],
  opens: '00:00',
  closes: '00:00',
  promise: 0,
  holidays: [],
};

/** The hours named by a setting. They are content, checked with it; here they are only read. */
export function readHours(read: EnvReader, name: string): WorkingHours {
  const hours = read.file(name, 'the path of content/working-hours.yaml', (path) =>
    workingHoursSchema.parse(parse(readFileSync(path, 'utf8'))),
  );
  return hours ?? unread;
}
