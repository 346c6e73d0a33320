// The whole product on one machine, as in production: the built site and the built desk behind nginx, the API, the
// worker and a mailbox. After npm run build -- site desk: npm run serve -- product [--port 4400] [--reset]
import { join } from 'node:path';
import { startAll } from './start-all.ts';

const dist = join(import.meta.dirname, '../apps/site/dist');

await startAll({
  help: `npm run serve -- product [--port <number>] [--reset]

Serves the built site and the built desk with the API, the worker, a sign-in and a mailbox.`,
  front: ({ site, intake }) => [
    'deploy/nginx/serve.ts',
    String(site),
    '--intake',
    `127.0.0.1:${intake}`,
  ],
  desk: ({ desk, deskApp }) => [
    'deploy/nginx/serve.ts',
    String(deskApp),
    '--desk',
    `127.0.0.1:${desk}`,
  ],
  environment: ({ site }) => ({
    INTAKE_SITE_URL: `http://127.0.0.1:${site}`,
    INTAKE_PROBLEM_PAGE: join(dist, 'contact/problem.html'),
    INTAKE_NOTICE_PAGE: join(dist, 'contact/notice.html'),
    INTAKE_SENT_PAGE: join(dist, 'contact/sent.html'),
    INTAKE_ENQUIRY_PAGE: join(dist, 'contact/enquiry.html'),
  }),
});
