import { dirname } from 'node:path';
import type { RefusalFinding } from '@studio/contract/publishing';
import type { Log } from '@studio/platform/log.ts';
import type { SavedContent } from '#workbench/saved-content.ts';
import { inWords } from './edition-words.ts';
import type { Builder } from './site-builder.ts';

/**
 * What must soon be checked again, for the screen. It is computed once per save and day, in another process,
 * which takes a second; until then the screen shows the earlier result.
 */
export function comingDuties(
  saved: SavedContent,
  builder: Pick<Builder, 'duties'>,
  log: Pick<Log, 'warn'>,
): (today: Date) => readonly RefusalFinding[] {
  let asked = '';
  let known: readonly RefusalFinding[] = [];

  async function find(today: Date): Promise<void> {
    await saved.follow();
    known = await inWords(await builder.duties(saved.content, today), dirname(saved.content));
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
