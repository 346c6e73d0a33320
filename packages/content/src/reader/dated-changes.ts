import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isShown } from './is-shown.ts';

/** The folders whose entries have a first and a last day. */
const DATED = '{projects,notices,vacancies}/*.yaml';
/** security.txt has an expiry day, and the footer of each page the year. */
const OLD_DAYS = 30;

const datedSchema = z.object({ from: z.string().optional(), until: z.string().optional() });

const dayNumber = (day: Date): number => Math.floor(day.getTime() / 86_400_000);

/** An entry that is shown on only one of two days. */
export interface DatedChange {
  readonly file: string;
  readonly text: string;
  readonly isShown: boolean;
}

/** Whether pages rendered on the first day are outdated on the second. */
export const areOld = (before: Date, today: Date): boolean =>
  dayNumber(today) - dayNumber(before) >= OLD_DAYS ||
  today.getUTCFullYear() > before.getUTCFullYear();

/**
 * The entries that appear or disappear by date between two days. `root` is the content that is live on the first day.
 */
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
