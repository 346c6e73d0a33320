// Prints nginx's configuration for the container of the site:
// node deploy/containers/write-config.ts <host> <desk's host> [<editor's host> <preview's host>]
import { nginxConfig } from '../nginx/make-config.ts';
import { readRedirects } from '../redirects.ts';
import { readSiteSettings } from '../site-settings.ts';

const [host, desk, editor, preview] = process.argv.slice(2);
if (!host) throw new Error('Name the host visitors use: --build-arg SITE_HOST=www.example.com.');
if (!desk) throw new Error('Name the host staff use: --build-arg DESK_NAME=desk.example.com.');
if (editor && !preview)
  throw new Error('Name the host of the preview: --build-arg PREVIEW_NAME=preview.example.com.');

process.stdout.write(
  nginxConfig({
    // With an editor visitors read the live edition.
    root: editor ? '/editions/live/dist' : '/srv/site',
    // The file system is read-only, except for /tmp and the volumes.
    places: {
      pid: '/tmp/nginx.pid',
      errorLog: '/dev/stderr',
      accessLog: '/dev/stdout',
      visitLog: '/visits/visits.log',
      temporary: '/tmp',
    },
    settings: readSiteSettings(),
    redirects: readRedirects(),
    listen: {
      host,
      certificate: '/tls/fullchain.pem',
      key: '/tls/privkey.pem',
      httpsPort: 443,
      httpPort: 80,
      // The network of the containers has none; the engine passes on what arrives over IPv6.
      hasIpv6: false,
    },
    intake: 'intake:8080',
    desk: { host: desk, upstream: 'desk:8090', app: '/srv/desk' },
    ...(editor &&
      preview && {
        editor: {
          ...{ host: editor, upstream: 'publish:8093' },
          preview: { host: preview, upstream: 'publish:8094' },
        },
      }),
  }),
);
