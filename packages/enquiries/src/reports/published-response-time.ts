import { readFile } from 'node:fs/promises';
import { responseTimeSentence, readResponseTime } from '@studio/contract/response-time';
import type { Clock } from '@studio/platform/clock.ts';

/** The recent response time as a sentence; undefined if none may be published today. */
export type PublishedResponseTime = () => Promise<string | undefined>;

/** Reads the file that the worker writes, because the public API may not read enquiries. */
export const publishedResponseTime =
  (path: string | undefined, clock: Clock): PublishedResponseTime =>
  async () => {
    if (path === undefined) return undefined;
    const written = await readFile(path, 'utf8').catch(() => '');
    const responseTime = readResponseTime(written, clock.now());
    return responseTime && responseTimeSentence(responseTime);
  };
