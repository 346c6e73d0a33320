// The whole product on one machine, as it will be served: the built site behind nginx, the intake, its
// worker and a mailbox. node deploy/preview-full.ts, after npm run build
import { join } from 'node:path';
import { intake, sitePort, startWholeProduct } from './whole-product.ts';

const dist = join(import.meta.dirname, '../site/dist');

startWholeProduct(['deploy/nginx/serve.ts', sitePort, '--intake', intake], {
  INTAKE_SITE_URL: `http://127.0.0.1:${sitePort}`,
  INTAKE_PROBLEM_PAGE: join(dist, 'contact/problem.html'),
  INTAKE_NOTICE_PAGE: join(dist, 'contact/notice.html'),
});
