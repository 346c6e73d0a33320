import { rename, writeFile } from 'node:fs/promises';
import { paceOf, paceSentence, type Pace } from '@studio/contract/answer-pace';
import type { Promises } from '@studio/contract/promise';
import { readPaced } from '#leads/pace.store.ts';
import type { Db } from '#platform/db.ts';

export interface PaceKeeper {
  /** For mails; nothing where nothing may be said. */
  readonly sentence: () => string | undefined;
  readonly renew: () => Promise<void>;
}

/**
 * What may be said in public about how soon we answer: figures alone, of nobody in particular. Where a
 * path is given it is written there for the site's build, as an empty object where nothing may be said.
 */
export function paceKeeper(db: Db, { time }: Promises, path: string | undefined): PaceKeeper {
  let pace: Pace | undefined;
  return {
    sentence: () => pace && paceSentence(pace),
    async renew() {
      pace = paceOf(await readPaced(db), time);
      if (path === undefined) return;
      const told = pace ? { ...pace, sentence: paceSentence(pace) } : {};
      // Whoever reads it at this moment sees the old one or the new one, and never half.
      await writeFile(`${path}.new`, `${JSON.stringify(told)}\n`);
      await rename(`${path}.new`, path);
    },
  };
}
