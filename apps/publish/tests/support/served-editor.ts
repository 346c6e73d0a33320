import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { builtSite } from './built-site.ts';
import { testPublish, type TestPublish } from './publish.ts';

const folder = join(import.meta.dirname, '../..');

export interface ServedEditor extends TestPublish {
  /** The origin of the preview beside the form. */
  readonly preview: string;
}

/** The built editor and preview, with the service that answers them. */
export async function servedEditor(): Promise<ServedEditor> {
  for (const [file, command] of [
    [join(folder, 'dist/edit.html'), 'build -- publish'],
    [join(folder, 'preview/dist/server/entry.mjs'), 'build -- preview'],
    [join(builtSite, 'index.html'), 'build'],
  ] as const)
    if (!existsSync(file)) throw new Error(`There is no ${file}. Run "npm run ${command}" first.`);
  const [port, previewPort] = [await freePort(), await freePort()];
  // Browsers keep a Secure cookie for localhost without TLS.
  const origin = `http://localhost:${port}`;
  const preview = `http://localhost:${previewPort}`;
  const publish = await testPublish({
    PUBLISH_ORIGIN: origin,
    PUBLISH_EDITOR_FOLDER: join(folder, 'dist'),
    PUBLISH_PREVIEW_ORIGIN: preview,
    PUBLISH_PREVIEW_PORT: String(previewPort),
    PUBLISH_PREVIEW_FOLDER: join(folder, 'preview/dist'),
  });
  await publish.app.listen({ host: '127.0.0.1', port });
  await eventually(() => fetch(preview), 60_000);
  return { ...publish, preview };
}
