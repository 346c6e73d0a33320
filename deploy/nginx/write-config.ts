// Prints the configuration of the public server, to be saved as /etc/nginx/nginx.conf:
// node deploy/nginx/write-config.ts --host www.example.com --root /srv/site \
//   --certificate /etc/tls/fullchain.pem --key /etc/tls/privkey.pem [--intake 127.0.0.1:8080] \
//   [--desk desk.example.com=127.0.0.1:8090 --desk-app /srv/desk] [--visit-log /run/visits/visits.log] \
//   [--editor edit.example.com=127.0.0.1:8093 [--preview preview.example.com=127.0.0.1:8094]] [--monitor-port 8080] \
//   [--redirects /srv/studio/redirects.next]
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseRedirects, readRedirects } from '../redirects.ts';
import { readSiteSettings } from '../site-settings.ts';
import { nginxConfig } from './make-config.ts';
import { hasIpv6 } from './tls-servers.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    root: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    intake: { type: 'string' },
    desk: { type: 'string' },
    'desk-app': { type: 'string' },
    editor: { type: 'string' },
    preview: { type: 'string' },
    'visit-log': { type: 'string' },
    'monitor-port': { type: 'string' },
    redirects: { type: 'string' },
  },
});
const { host, root, certificate, key, intake } = values;
/** `name=127.0.0.1:8093` */
const passed = (value: string | undefined) => {
  const [name, upstream] = value?.split('=') ?? [];
  return name && upstream ? { host: name, upstream } : undefined;
};
const desk = passed(values.desk);
const editor = passed(values.editor);
const app = values['desk-app'];
if (!host || !root || !certificate || !key)
  throw new Error('Name all of --host, --root, --certificate and --key.');
if (values.desk && !app) throw new Error('Name the folder of the built desk with --desk-app.');

process.stdout.write(
  nginxConfig({
    root,
    // Where Debian's service file looks for them.
    places: {
      pid: '/run/nginx.pid',
      errorLog: '/var/log/nginx/error.log',
      accessLog: '/var/log/nginx/access.log',
      visitLog: values['visit-log'],
      temporary: '/var/lib/nginx',
    },
    settings: readSiteSettings(),
    // By default those of the served folder. With a content service that folder is the live edition, in which root must
    // not read.
    redirects: values.redirects
      ? parseRedirects(readFileSync(values.redirects, 'utf8'))
      : readRedirects(existsSync(root) ? root : undefined),
    // install.sh names the same folder for certbot.
    listen: {
      ...{ host, certificate, key, httpsPort: 443, httpPort: 80, hasIpv6 },
      challenges: '/var/lib/studio-challenges',
    },
    intake,
    desk: desk && app ? { ...desk, app } : undefined,
    editor: editor && { ...editor, preview: passed(values.preview) },
    monitorPort: Number(values['monitor-port'] ?? 0),
    user: 'www-data',
  }),
);
