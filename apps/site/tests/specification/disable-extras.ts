// Writes the content with every extra switched off to .cache/without-extras/content.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { contentRoot, projectRoot } from '@studio/content/reader/content-root.ts';
import { extrasSchema } from '@studio/content/schema/extras.schema.ts';

const folder = join(projectRoot(), '.cache/without-extras/content');
rmSync(folder, { recursive: true, force: true });
cpSync(contentRoot(), folder, { recursive: true });
const off = Object.fromEntries(Object.keys(extrasSchema.shape).map((extra) => [extra, false]));
writeFileSync(join(folder, 'extras.yaml'), stringify(off));
