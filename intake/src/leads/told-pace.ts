import { readFile } from 'node:fs/promises';
import { paceSentence, readPace } from '@old/contract/answer-pace';
import type { Clock } from '#platform/clock.ts';

/** How soon we answered lately, as a sentence; nothing where nothing may be said today. */
export type ToldPace = () => Promise<string | undefined>;

/** Out of the file the worker writes: whoever serves the public may not read the enquiries themselves. */
export const toldPace =
  (path: string | undefined, clock: Clock): ToldPace =>
  async () => {
    if (path === undefined) return undefined;
    const written = await readFile(path, 'utf8').catch(() => '');
    const pace = readPace(written, clock.now());
    return pace && paceSentence(pace);
  };
