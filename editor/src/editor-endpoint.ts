import { makeHandler } from '@keystatic/astro/api';
import { setup } from 'virtual:editor-setup';
import { contentRoot } from '@studio/site/catalogue/content-root.ts';
import { editorConfig } from './editor-config.ts';

const config = editorConfig(setup);

/** In local mode the editor sees content/ and nothing above it. */
export const ALL = makeHandler(
  config.storage.kind === 'local' ? { config, localBaseDirectory: contentRoot() } : { config },
);
