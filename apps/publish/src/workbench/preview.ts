import { randomBytes } from 'node:crypto';
import type { Log } from '@studio/platform/log.ts';
import { helperProcess } from './helper-process.ts';
import type { SavedContent } from './saved-content.ts';

export interface PreviewSettings {
  /** Scheme and host at which people see it, other than the editor's: it gets none of the editor's cookies. */
  readonly origin: string;
  /** Where it listens: as the editor does. */
  readonly host: string;
  readonly port: number;
  /** The site, built to be drawn on demand. */
  readonly folder: string;
}

/** The site drawn from what is saved, by a process of its own; only who is signed in to the editor gets its key. */
export function startPreview(
  { origin, host, port, folder }: PreviewSettings,
  parts: {
    readonly code: string;
    readonly editor: string;
    readonly saved: SavedContent;
    readonly log: Pick<Log, 'error'>;
  },
) {
  const key = randomBytes(32).toString('base64url');
  const { code, editor, saved, log } = parts;
  const helper = helperProcess(['apps/site/scripts/serve-preview.ts'], {
    code,
    env: {
      PREVIEW_HOST: host,
      PREVIEW_PORT: String(port),
      PREVIEW_EDITOR: editor,
      PREVIEW_KEY: key,
      PREVIEW_BUILD: folder,
      PREVIEW_VERSION_FILE: saved.versionFile,
      CONTENT_FOLDER: saved.content,
    },
    always: true,
    log,
  });
  return {
    start: (): void => {
      helper.start().stdout.resume();
    },
    stop: helper.stop,
    urlOf: (page: string): string =>
      `${origin}/_enter?${new URLSearchParams({ key, to: page }).toString()}`,
  };
}
