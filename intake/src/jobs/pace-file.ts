import { rename, writeFile } from 'node:fs/promises';
import { paceOf, paceSentence } from '@studio/contract/answer-pace';
import type { Promises } from '@studio/contract/promise';
import { readPaced } from '#leads/pace.store.ts';
import type { Db } from '#platform/db.ts';

/**
 * Writes what may be said in public about how soon we answer, for the site's build: figures alone, of
 * nobody in particular. An empty object where nothing may be said; then the promise stands alone.
 */
export function paceFile(db: Db, { time }: Promises, path: string): () => Promise<void> {
  return async () => {
    const pace = paceOf(await readPaced(db), time);
    const told = pace ? { ...pace, sentence: paceSentence(pace) } : {};
    // Whoever reads it at this moment sees the old one or the new one, and never half.
    await writeFile(`${path}.new`, `${JSON.stringify(told)}\n`);
    await rename(`${path}.new`, path);
  };
}
