import {
  countOf,
  findRestored,
  readErasures,
} from '@studio/enquiries/persons/erase-again.store.ts';
import { mergeErased, readErasedList } from '@studio/enquiries/persons/erased-list.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { StartupError } from '@studio/platform/process.ts';
import { bad, fine, type Finding } from './finding.ts';

/** The worker adds an erasure to the list within seconds. */
const BEHIND_MS = 60_000;
const LIST = 'list of erasures';

/** Whether a restore would bring back people who were erased, or has done so. */
export async function erasedFinding(db: Db, path: string | undefined): Promise<Finding> {
  if (path === undefined)
    return fine(
      'Erasures are recorded only in the database, so a restore brings erased people back: set INTAKE_ERASED_LIST_PATH.',
    );
  const written = await readErasedList(path).catch((error: unknown) => {
    if (error instanceof StartupError) return error;
    throw error;
  });
  if (written instanceof StartupError) return bad(LIST, written.message);
  const now = new Date();
  const list = mergeErased(written, await readErasures(db), now);
  const back = countOf(await findRestored(db, list));
  if (back > 0)
    return bad(
      LIST,
      `A restore brought ${back.toLocaleString('en-US')} erased rows back. Start the worker: it erases them again.`,
    );
  const missing = [...list].filter(
    ([id, at]) => !written.has(id) && now.getTime() - at.getTime() > BEHIND_MS,
  );
  return missing.length > 0
    ? bad(
        LIST,
        `${missing.length.toLocaleString('en-US')} erasures are not in ${path}. The worker's log says why it cannot be written.`,
      )
    : fine(`${list.size.toLocaleString('en-US')} erasures are listed in ${path}.`);
}
