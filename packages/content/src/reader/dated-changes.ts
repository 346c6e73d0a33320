import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isShown } from './is-shown.ts';

/** The folders whose entries are shown from one day until another. */
const DATED = '{projects,notices,vacancies}/*.yaml';
/** security.txt names a day until which it holds, and the foot of each page the year. */
const OLD_DAYS = 30;

const datedSchema = z.object({ from: z.string().optional(), until: z.string().optional() });

const dayNumber = (day: Date): number => Math.floor(day.getTime() / 86_400_000);

/** An entry that is shown on one of two days alone. */
export interface DatedChange {
  readonly file: string;
  readonly text: string;
  readonly isShown: boolean;
}

/** Whether pages drawn on the first day say something about themselves that is no longer so on the second. */
export const areOld = (before: Date, today: Date): boolean =>
  dayNumber(today) - dayNumber(before) >= OLD_DAYS ||
  today.getUTCFullYear() > before.getUTCFullYear();

/** What comes and goes between two days by its dates. `root` is the content that visitors read on the first day. */
export function datedChanges(root: string, before: Date, today: Date): DatedChange[] {
  if (dayNumber(today) <= dayNumber(before)) return [];
  return globSync(DATED, { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const { data } = datedSchema.safeParse(parse(text));
      const [was, is] = [before, today].map((day) => isShown(data ?? {}, day));
      if (was === is) return [];
      return { file, text, isShown: is === true };
    });
}
