import { createHmac, randomBytes } from 'node:crypto';
import type { Log } from '@studio/platform/log.ts';
import { helperProcess } from './helper-process.ts';
import type { SavedContent } from './saved-content.ts';

export interface PreviewSettings {
  /** Scheme and host of the preview. They differ from the editor's, so that it gets none of the editor's cookies. */
  readonly origin: string;
  /** The address it listens on, the same as the editor's. */
  readonly host: string;
  readonly port: number;
  /** The site, built to draw its pages on demand. */
  readonly folder: string;
}

/** How long a key is valid, also for people who lose access meanwhile. Each preview beside a form gets a new one. */
const KEY_MS = 60 * 60_000;

/** Draws the site from saved content, in a separate process. Only users signed in to the editor get its key. */
export function startPreview(
  { origin, host, port, folder }: PreviewSettings,
  parts: {
    readonly code: string;
    readonly editor: string;
    readonly saved: Pick<SavedContent, 'content' | 'versionFile'>;
    readonly log: Pick<Log, 'error'>;
  },
) {
  const secret = randomBytes(32).toString('base64url');
  const newKey = (): string => {
    const until = String(Date.now() + KEY_MS);
    return `${until}.${createHmac('sha256', secret).update(until).digest('base64url')}`;
  };
  const { code, editor, saved, log } = parts;
  const helper = helperProcess(['apps/site/scripts/serve-preview.ts'], {
    code,
    env: {
      PREVIEW_HOST: host,
      PREVIEW_PORT: String(port),
      PREVIEW_EDITOR: editor,
      PREVIEW_SECRET: secret,
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
      `${origin}/_enter?${new URLSearchParams({ key: newKey(), to: page }).toString()}`,
  };
}
