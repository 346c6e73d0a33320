// Writes _headers and _redirects into the built site, for hosts that read them:
// node deploy/static-host/write-host-files.ts [folder]
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRedirects } from '../redirects.ts';
import { readSiteSettings } from '../site-settings.ts';
import { headersFile, redirectsFile } from './host-files.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../apps/site/dist'));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const settings = readSiteSettings();
writeFileSync(join(root, '_headers'), headersFile(settings));
writeFileSync(join(root, '_redirects'), redirectsFile(files, readRedirects(root)));
console.log(`_headers and _redirects written for ${files.length} files.`);
if (settings.emailJsOrigin && !settings.intake)
  console.log(
    'Forms are sent by EmailJS, without our own server. So these are off: enquirers’ pages, the response time, confirmation mails for subscriptions, and visit counts. The notices and the privacy statement are those of content/without-server.',
  );
