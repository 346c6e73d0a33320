import { readFileSync } from 'node:fs';
import { workingHoursSchema, type WorkingHours } from '@studio/contract/working-hours';
import { parse } from 'yaml';
import type { EnvReader } from './config-reader.ts';

/** A placeholder that is never used: a process does not start while a setting has a problem. */
const unread: WorkingHours = {
  zone: 'UTC',
  week: [],
  opens: '00:00',
  closes: '00:00',
  promise: 0,
  holidays: [],
};

/** Reads the working hours from the content file that a setting names. The content checks validate them. */
export function readHours(read: EnvReader, name: string): WorkingHours {
  const hours = read.file(name, 'the path of content/working-hours.yaml', (path) =>
    workingHoursSchema.parse(parse(readFileSync(path, 'utf8'))),
  );
  return hours ?? unread;
}
