import { dirname } from 'node:path';
import type { ComingDuty } from '@studio/contract/publishing';
import type { Log } from '@studio/platform/log.ts';
import type { SavedContent } from '#workbench/saved-content.ts';
import { dutiesInWords } from './edition-words.ts';
import type { Builder } from './site-builder.ts';

/**
 * Duties that will soon block publishing, for the screen. They are computed once per save and day, in another process,
 * which takes a second; until then the screen shows the earlier result.
 */
export function comingDuties(
  saved: SavedContent,
  builder: Pick<Builder, 'duties'>,
  log: Pick<Log, 'warn'>,
): (today: Date) => readonly ComingDuty[] {
  let asked = '';
  let known: readonly ComingDuty[] = [];

  async function find(today: Date): Promise<void> {
    await saved.follow();
    known = await dutiesInWords(await builder.duties(saved.content, today), dirname(saved.content));
  }

  return (today) => {
    const question = `${saved.version()} ${today.toISOString().slice(0, 10)}`;
    if (question !== asked) {
      asked = question;
      find(today).catch((error: unknown) => {
        log.warn({ err: error }, 'computing coming duties failed');
      });
    }
    return known;
  };
}
