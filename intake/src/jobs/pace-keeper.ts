import { rename, writeFile } from 'node:fs/promises';
import {
  paceOf,
  paceSentence,
  promiseSentence,
  writePace,
  type Pace,
} from '@old/contract/answer-pace';
import type { Promises } from '@old/contract/promise';
import { readPaced } from '#leads/pace.store.ts';
import type { Db } from '#platform/db.ts';

export interface PaceKeeper {
  /** For mails: the promise, and how it was where that may be said. */
  readonly howSoon: () => string;
  readonly renew: () => Promise<void>;
}

/**
 * What may be said in public about how soon we answer: figures alone, of nobody in particular. Where a
 * path is given it is written there for the API and the site's build.
 */
export function paceKeeper(db: Db, promised: Promises, path: string | undefined): PaceKeeper {
  let pace: Pace | undefined;
  const promise = promiseSentence(promised.hours);
  return {
    howSoon: () => (pace ? `${promise} ${paceSentence(pace)}` : promise),
    async renew() {
      pace = paceOf(await readPaced(db), promised.time);
      if (path === undefined) return;
      // Whoever reads it at this moment sees the old one or the new one, and never half.
      await writeFile(`${path}.new`, writePace(pace, new Date()));
      await rename(`${path}.new`, path);
    },
  };
}
