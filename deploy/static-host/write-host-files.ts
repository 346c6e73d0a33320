// Writes _headers and _redirects into the built site, for hosts that read them:
// node deploy/static-host/write-host-files.ts [folder]
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRedirects } from '../redirects.ts';
import { readSiteSettings } from '../site-settings.ts';
import { headersFile, redirectsFile } from './host-files.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../site/dist'));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
writeFileSync(join(root, '_headers'), headersFile(readSiteSettings()));
writeFileSync(join(root, '_redirects'), redirectsFile(files, readRedirects(root)));
console.log(`_headers and _redirects written for ${files.length} files.`);
